import type { FaqItem } from "./schema";

export const moreBooks: FaqItem = {
  id: "faq-more-books",
  order: 150,
  section: "The Bible: text, canon, reliability",
  question: "Why do Catholic and Orthodox Bibles have more books?",
  askedAs: [
    "why is the catholic bible bigger",
    "why does the catholic bible have extra books",
    "what is the difference between the catholic and protestant bible",
    "why do orthodox bibles have more books",
    "why did protestants remove books from the bible",
    "how many books are in the catholic bible",
    "tobit judith maccabees wisdom sirach baruch",
    "73 versus 66",
    "my catholic wife has books i never heard of",
    "deuterocanonical writings list",
    "luther took out seven books",
    "bel and the dragon",
    "ethiopian bible 81 books",
    "our orthodox priest read from 3 maccabees",
    "whose bible is missing books",
    "psalm 151 prayer of manasseh",
    "council of trent canon",
    "do protestants have an incomplete bible",
    "why isnt sirach in mine",
    "bought a bible at mass and it has additional stuff",
    "apocryphal books in the douay rheims",
    "greek old testament longer than hebrew",
    "anglican lectionary reads from ecclesiasticus why",
    "which denominations use which canon",
    "2 esdras 4 maccabees who accepts",
    "my grandma's bible is thicker than mine",
    "reformers rejected deuterocanon reason",
    "Why is Maccabees not in the NIV?",
    "jerome doubted the additional writings",
    "the reason for differing canons among churches",
    "Catholic Bible and evangelic Bible not same number, why?",
    "Daniel has extra chapters susanna",
  ],
  answer: `Catholic and Orthodox Bibles include Jewish writings that were in the Greek Old Testament, while Protestants keep to the books of the Hebrew Bible.

The early church mostly read the Old Testament in Greek. Its copies contained works such as Tobit, Judith, 1 and 2 Maccabees, Wisdom, Sirach and Baruch. When Jerome made his Latin translation about AD 400, he set these apart from the Hebrew books, though others, among them Augustine, valued them as Scripture. The Council of Trent affirmed them for Catholics in 1546. Orthodox churches use them too, along with a few others.

The Reformers returned to the Hebrew list. Protestants count it as 39 books and Jewish tradition as 24; the content is the same. They point to Romans 3:1-2, where Paul says that God’s words were entrusted to the Jewish people. Many Protestants still read the other books for history and example.

Catholics and Orthodox answer that the apostles and the early church used the Greek Bible. This site carries the 66 books that all three traditions share.`,
  verse: "Romans 3:1-2",
  sources: [
    {
      author: "Council of Trent",
      year: "1546",
      title: "Decree on the canonical Scriptures",
      publication: "Fourth session of the Council of Trent",
      kind: "report",
    },
  ],
};
