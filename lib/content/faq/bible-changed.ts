import type { FaqItem } from "./schema";

export const bibleChanged: FaqItem = {
  id: "faq-bible-changed",
  order: 110,
  section: "The Bible: text, canon, reliability",
  question: "Has the Bible been changed over time?",
  askedAs: [
    "has the bible been corrupted",
    "was the bible altered",
    "is the bible the same as the original",
    "how do we know the bible was copied correctly",
    "did the church change the bible",
    "the bible has been translated so many times how can we trust it",
    "can we trust that the text of the bible is right",
    "translation of a translation of a translation",
    "telephone game bible copies",
    "muslims say the injil was tampered with",
    "monks added stuff",
    "misquoting jesus ehrman",
    "400000 variants",
    "scribes made mistakes when copying",
    "did kings rewrite scripture to control people",
    "has it been edited",
    "textual transmission reliability",
    "how do we know what the first version said",
    "dead sea scrolls compared with later hebrew text",
    "tahrif corruption claim",
    "somebody must have altered it in 2000 years",
    "can i trust that my nrsv says what paul wrote",
    "are todays bibles the same as the ones in the first century",
    "whole thing has been rewritten by the church so many times",
    "my coworker says verses were taken out and put in",
    "variant readings and how many matter",
    "hand copied for centuries so full of typos",
    "did people mess up when they wrote the bible again and again",
    "Is the New Testament text substantially preserved?",
    "accuracy of manuscripts over centuries",
    "my taxi driver told me our book is falsified",
    "5000 greek manuscripts",
    "If the original was lost, who knows what it said",
    "chinese whispers",
    "is it true the bible got changed",
    "is it true that they changed the bible over time",
    "my friend says the bible was corrupted",
  ],
  answer: `The text was copied by hand and picked up many small differences, but so many copies survive that most of the changes can be seen and weighed, and few affect the meaning.

For the New Testament, the institute in Münster that keeps the official list counted about 5,700 Greek manuscripts in 2023, or 5,541 without those now lost or destroyed. Most date from the ninth century or later; the earliest are small pieces of papyrus. Peter Gurry’s estimate of the differences, leaving out spelling, is around half a million. The number is high because the copies are many. Most are slips of the pen.

Some passages are truly uncertain. The two longest are Mark 16:9-20 and John 7:53-8:11, and modern Bibles mark them.

For the Old Testament, the Great Isaiah Scroll is about a thousand years older than the complete Hebrew copies known before it. It has many small differences, mostly in spelling, and reads as the same book.

Critics stress that the earliest copying is the least known. Believers reply that the message does not hang on any of the doubtful lines.`,
  verse: "Isaiah 40:8",
  sources: [
    {
      author: "Katie Leggett and Greg Paulson",
      year: "2023",
      title: "Post on the number of Greek New Testament manuscripts, September 2023",
      publication: "Blog of the Institute for New Testament Textual Research, Münster",
      kind: "web",
    },
    {
      author: "Peter J. Gurry",
      year: "2016",
      title: "The Number of Variants in the Greek New Testament: A Proposed Estimate",
      publication: "New Testament Studies 62: 97-121",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1017/S0028688515000314",
    },
  ],
};
