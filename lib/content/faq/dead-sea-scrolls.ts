import type { FaqItem } from "./schema";

export const deadSeaScrolls: FaqItem = {
  id: "faq-dead-sea-scrolls",
  order: 120,
  section: "The Bible: text, canon, reliability",
  question: "What are the Dead Sea Scrolls?",
  askedAs: [
    "what was found at qumran",
    "who wrote the dead sea scrolls",
    "why are the dead sea scrolls important",
    "when were the dead sea scrolls found",
    "what do the scrolls from the dead sea say",
    "what is the great isaiah scroll",
    "bedouin shepherd boy cave jars",
    "essenes community rule",
    "oldest hebrew bible texts discovery 1947",
    "what was in the clay jars",
    "shrine of the book jerusalem",
    "do the scrolls mention jesus",
    "which bible books were not found esther",
    "4qsama and 11q",
    "war scroll temple scroll copper scroll",
    "were the scrolls hidden by the vatican",
    "khirbet qumran who lived there",
    "parchment found in caves",
    "how did they change our knowledge of the old testament",
    "goat boy threw a rock and found old writings",
    "isaiah scroll a how close to the masoretic",
    "how many scrolls in the eleven caves",
    "damascus document teacher of righteousness",
    "museum of the bible fake fragments",
    "ancient jewish manuscripts judean desert",
    "Significance of Qumran for textual studies",
    "what language are the qumran texts",
    "old scrolls in israel desert what are they",
    "is it true they prove the bible was not altered",
    "ded sea scrols",
    "Scrolls in museum exhibition, what I will see there?",
    "who hid them and why",
  ],
  answer: `They are Jewish manuscripts from the third century BC to the first century AD, found between 1946/47 and 1956 in eleven caves near Qumran by the Dead Sea.

Counts of the texts run from about 900 to about 1,000, because many survive only as scraps that can be joined in different ways. Roughly 200 to 210 of them are copies of biblical books; with those from other sites in the Judean Desert the number comes to about 230. Of the Hebrew Bible only Esther is missing altogether, if Nehemiah is counted with Ezra, as was the Jewish custom. The rest are hymns, rules, commentaries and other religious writings.

Their value is their age. Before the find, the complete Hebrew copies known were medieval. The scrolls let readers compare the text across about a thousand years. Much of it is very close to the later text. Some copies differ more and are closer to the Greek Old Testament.

Who collected them is debated. Many scholars name the Essenes; others think that the scrolls came from Jerusalem. Nothing among them is generally accepted as part of the New Testament.`,
  verse: "Psalm 119:89",
  sources: [
    {
      author: "James C. VanderKam",
      year: "2012",
      title: "The Dead Sea Scrolls and the Bible",
      publication: "Eerdmans",
      kind: "book",
    },
  ],
};
