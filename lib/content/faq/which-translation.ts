import type { FaqItem } from "./schema";

export const whichTranslation: FaqItem = {
  id: "faq-which-translation",
  order: 170,
  section: "The Bible: text, canon, reliability",
  question: "Which translation should I read?",
  askedAs: [
    "what bible translation is the best",
    "which bible should i buy",
    "what is the best bible version",
    "which version of the bible is the most accurate",
    "kjv or niv or esv",
    "what bible is easy to understand",
    "best bible for beginners",
    "easy bible for a teenager",
    "nlt or csb",
    "what should i get my granddaughter for confirmation",
    "king james is too hard for me",
    "nrsv for university study",
    "best bible for someone whose english isnt good",
    "word for word vs thought for thought",
    "is the message a real bible",
    "dynamic equivalence formal equivalence",
    "good news bible ok?",
    "kids bible recommendation",
    "large print and simple language",
    "is niv reliable",
    "which one is closest to the greek and hebrew",
    "new to christianity what bible to get",
    "nasb readability",
    "modern english bible recommendation",
    "english standard version pros and cons",
    "so many bibles in the shop help",
    "passion translation any good",
    "bible for adults with dyslexia",
    "what bible do scholars use",
    "which version for my book club",
    "Is some english bible more better for foreigner?",
    "study bible suggestions",
    "what's the bible with the easiest words",
    "literal vs readable version",
    "my church uses the nkjv should i",
  ],
  answer: `The best translation for most people is one that they understand and will really read, with a second one beside it for comparison.

Translations differ in method. The King James Version, the NASB and the ESV stay close to the wording of the originals. The NIV and the CSB look for a balance. The NLT puts the thought first and reads easily. A close translation is good for study; a freer one is good for long reading or for a first time through.

This site offers two public-domain texts. The King James Version of 1611 shaped the English language and is still loved, though many of its words have changed their meaning. The World English Bible is in modern English. They also rest on somewhat different Greek copies, and reading both side by side shows where that matters.

Some Christians hold that only the King James Version should be used. Most value it without making that rule. English readers have a wide choice; others have less. In 2024 Wycliffe Global Alliance counted 756 languages with a complete Bible. A further 1,726 had a New Testament.`,
  verse: "Nehemiah 8:8",
  sources: [
    {
      author: "Wycliffe Global Alliance",
      year: "2024",
      title: "2024 Global Scripture Access",
      publication: "Wycliffe Global Alliance",
      kind: "report",
    },
  ],
};
