import type { Answer } from "./schema";

export const whichFindsAreForged: Answer = {
  id: "which-finds-are-forged",
  section: "Doubts and hard texts",
  question: "Which famous Bible finds are forged or doubtful?",
  askedAs: [
    "fake bible artifacts",
    "forged biblical archaeology",
    "are there fakes among the dead sea scrolls",
    "museum of the bible fake scrolls",
    "is the seal of baruch real",
    "baruch bulla jeremiah's scribe authentic",
    "ivory pomegranate from solomon's temple fake",
    "jehoash inscription forgery",
    "bible archaeology hoaxes",
    "how many bible discoveries turned out to be fake",
    "can archaeological finds be faked",
    "antiquities market forgeries bible",
    "did somebody forge proof for the bible",
    "how do experts spot a forged inscription",
    "which artifacts should christians stop quoting",
    "were the 16 dead sea scroll pieces in washington fakes",
  ],
  answer:
    "Several that made headlines are forged or in doubt, nearly all of them from the antiquities market, with no record of where they were found. All sixteen Dead Sea Scroll fragments of the Museum of the Bible in Washington were found in 2020 to be modern forgeries, inked on what is probably old leather. The writing on an ivory pomegranate once shown as a relic of Solomon’s temple, on a tablet of King Jehoash and on the James ossuary, and two clay seal impressions of Baruch, Jeremiah’s scribe, are called forged by some specialists and defended by others. The thousands of scroll pieces from the caves themselves are not in doubt. This site uses none of the doubtful ones as evidence.",
  passages: [
    { reference: "Jeremiah 36:4", why: "Baruch writes down what Jeremiah dictates." },
    { reference: "2 Kings 12:4-5", why: "King Jehoash has the temple repaired." },
    { reference: "Proverbs 12:19", why: "Truth lasts; a lying tongue does not." },
  ],
  critics:
    "Critics say that religious collectors are easy prey and that much was believed because it was welcome. Defenders of individual pieces answer that a find is not fake just because it was bought, and that some of the tests that counted against them were faulty.",
  sources: [
    {
      author: "Dennis Mizzi and Jodi Magness",
      year: "2019",
      title:
        "Provenance vs. Authenticity: An Archaeological Perspective on the Post-2002 “Dead Sea Scrolls-Like” Fragments",
      publication: "Dead Sea Discoveries 26: 135-169",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1163/15685179-12341503",
    },
    {
      author: "Yuval Goren and Eran Arie",
      year: "2014",
      title: "The Authenticity of the Bullae of Berekhyahu Son of Neriyahu the Scribe",
      publication: "Bulletin of the American Schools of Oriental Research 372: 147-158",
      kind: "peer-reviewed",
    },
    {
      author: "Pieter G. van der Veen, Robert Deutsch and Gabriel Barkay",
      year: "2016",
      title: "Reconsidering the Authenticity of the Berekhyahu Bullae: A Rejoinder",
      publication: "Antiguo Oriente",
      kind: "peer-reviewed",
    },
    {
      author: "Michael Greshko",
      year: "2020",
      title: "‘Dead Sea Scrolls’ at the Museum of the Bible Are All Forgeries",
      publication: "National Geographic",
      kind: "magazine",
    },
  ],
  related: ["james-ossuary", "how-are-discoveries-graded"],
};
