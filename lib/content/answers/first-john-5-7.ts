import type { Answer } from "./schema";

export const firstJohn57: Answer = {
  id: "first-john-5-7",
  section: "How the Bible was made",
  question: "Was the Trinity verse in 1 John 5:7 added to the Bible?",
  askedAs: [
    "johannine comma",
    "three that bear record in heaven not in original",
    "1 john 5:7 kjv forgery",
    "was the trinity verse added by the church",
    "why is 1 john 5:7 different in my bible",
    "comma johanneum",
    "father word and holy ghost and these three are one",
    "three heavenly witnesses",
    "erasmus and the comma",
    "did they fake a verse for the trinity",
    "there are three that bear record in heaven",
    "codex montfortianus",
    "why does the king james have a trinity verse that others leave out",
    "spirit water and blood verse differs",
    "a jehovah's witness told me a trinity verse was forged",
    "a muslim friend says the trinity verse was inserted later",
    "is the clearest verse for the trinity fake",
    "is 1 john 5 verse 7 original",
    "the verse about three witnesses is missing in my niv",
    "newton on the corruption of scripture",
    "late addition to first john",
    "vetus latina evidence johannine comma",
    "these three are one verse",
    "who added the words father word holy ghost",
    "earliest greek manuscript with the comma",
    "defence of 1 john 5 7",
    "1john 5:7 fake or real",
    "why did the translators take out these three are one",
    "my imam friend says christians smuggled the trinity into john's letter",
  ],
  answer:
    "The words of 1 John 5:7 about the Father, the Word and the Holy Ghost as three witnesses in heaven, in the King James Version, are a late addition. They are in no Greek copy before the Middle Ages and in only a handful after; they grew up in Latin, probably as a comment that slipped into the text. Erasmus left them out at first and printed them in 1522. The World English Bible and other modern versions do not have them, and the belief in the Trinity was argued from other texts long before.",
  passages: [
    { reference: "1 John 5:6-8", why: "Compare the two translations here." },
    {
      reference: "Matthew 28:19",
      why: "A text used instead: Father, Son and Spirit named together.",
    },
    { reference: "2 Corinthians 13:14", why: "Another early threefold formula." },
  ],
  christianViews:
    "Catholics, Orthodox and nearly all Protestants accept the finding today; Rome left scholars free to do so in 1927. Defenders of the King James Version alone hold that the words are original and were lost in the Greek.",
  critics:
    "Isaac Newton, who did not believe in the Trinity, wrote at length against the verse. Critics hold it up as a plain case of a doctrine written into Scripture.",
  sources: [
    {
      author: "Grantley McDonald",
      year: "2016",
      title:
        "Biblical Criticism in Early Modern Europe: Erasmus, the Johannine Comma and Trinitarian Debate",
      publication: "Cambridge University Press",
      kind: "book",
    },
    {
      author: "Bruce M. Metzger",
      year: "1994",
      title: "A Textual Commentary on the Greek New Testament, 2nd edition",
      publication: "Deutsche Bibelgesellschaft",
      kind: "book",
    },
    {
      author: "Isaac Newton",
      year: "1754",
      title: "An Historical Account of Two Notable Corruptions of Scripture",
      publication: "London (written in 1690)",
      kind: "book",
    },
  ],
  related: ["king-james-only", "missing-verses", "who-is-the-holy-spirit"],
};
