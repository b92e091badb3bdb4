import type { Answer } from "./schema";

export const kingJamesOnly: Answer = {
  id: "king-james-only",
  section: "How the Bible was made",
  question: "Is the King James Version the only true Bible?",
  askedAs: [
    "kjv only",
    "why do some churches only use the king james bible",
    "are modern translations corrupt",
    "is the niv satanic",
    "textus receptus vs critical text",
    "king james onlyism",
    "is the kjv the best and only real bible",
    "problems with new bible versions",
    "why does my church only allow the king james",
  ],
  answer:
    "Most Christians do not hold the King James Version to be the only true Bible, though many love it best. Its translators of 1611 drew on Tyndale and on the Greek and Hebrew editions that they had; older copies have come to light since, and many English words have shifted in meaning. In their own preface they wrote that even plain translations are the word of God, and that no one version has to be perfect. Those who use it alone hold that God kept his word pure in the text behind it.",
  passages: [
    { reference: "1 John 5:7-8", why: "A place where the two translations on this site differ." },
    { reference: "Psalms 12:6-7", why: "A passage quoted for a text preserved without loss." },
    {
      reference: "2 Corinthians 8:1",
      why: "The King James wording here no longer means what it says to us.",
    },
  ],
  christianViews:
    "Some independent Baptist and other churches hold that the King James Version, or the Greek edition behind it, the Textus Receptus, is God’s preserved word, and that modern Bibles drop verses about Christ. Others answer that no teaching depends on those places and that the older copies are nearer to the source.",
  critics:
    "Scholars say that there is no manuscript evidence for a single perfect text, and that the King James Version itself has been revised several times; today’s copies follow the edition of 1769.",
  sources: [
    {
      author: "D. A. Carson",
      year: "1979",
      title: "The King James Version Debate",
      publication: "Baker Book House",
      kind: "book",
    },
    {
      author: "James R. White",
      year: "1995",
      title: "The King James Only Controversy",
      publication: "Bethany House",
      kind: "book",
    },
    {
      author: "Gordon Campbell",
      year: "2010",
      title: "Bible: The Story of the King James Version 1611-2011",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["missing-verses", "first-john-5-7", "which-translations-are-here"],
};
