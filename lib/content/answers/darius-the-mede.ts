import type { Answer } from "./schema";

export const dariusTheMede: Answer = {
  id: "darius-the-mede",
  section: "Doubts and hard texts",
  question: "Who was Darius the Mede?",
  askedAs: [
    "did darius the mede exist",
    "darius the mede daniel historical error",
    "no darius the mede in history",
    "who took babylon, cyrus or darius",
    "is darius the mede gubaru",
    "was darius the mede really cyrus",
    "daniel 5:31 darius problem",
    "evidence for darius the mede",
    "which king threw daniel to the lions",
    "the king in the lions den story, was he real",
    "is there any record of darius the mede outside the bible",
    "darius son of ahasuerus the mede",
    "ugbaru gobryas darius",
    "cyaxares ii darius the mede",
    "critics say daniel invented a king darius",
  ],
  answer:
    "Nobody of that name and rank is known outside the book of Daniel. According to the Babylonian records, the army of Cyrus the Persian took Babylon in 539 BC, with no Median king between him and the Babylonian rulers. Those who trust Daniel’s account identify Darius with Gubaru, governor of Babylon under Cyrus, with Ugbaru, the general who took the city, with Cyrus himself under another name, or with Cyaxares II, a last Median king known from Xenophon. Most critical scholars think he arose from confusion with the later Darius I, or is a literary figure. No inscription has settled it.",
  passages: [
    {
      reference: "Daniel 5:30-31",
      why: "Belshazzar dies, and Darius the Mede receives the kingdom.",
    },
    {
      reference: "Daniel 6:28",
      why: "The reigns of Darius and of Cyrus; the “and” may also mean “that is”.",
    },
    { reference: "Daniel 9:1", why: "Darius, of the offspring of the Medes." },
  ],
  christianViews:
    "Many Christians expect that he will be identified one day, as happened with Belshazzar, who was also long unknown from Babylonian records. Others think that Daniel tells its stories for what they teach about God and kings, and does not mean to write a chronicle.",
  critics:
    "Critics say that no such governor is known to have been called king or to have given laws to the whole realm, that Cyrus was no Mede but a Persian, and that such slips fit a writer of the 2nd century BC looking far back.",
  sources: [
    {
      author: "H. H. Rowley",
      year: "1935",
      title: "Darius the Mede and the Four World Empires in the Book of Daniel",
      publication: "University of Wales Press",
      kind: "book",
    },
    {
      author: "John C. Whitcomb",
      year: "1959",
      title: "Darius the Mede: A Study in Historical Identification",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "D. J. Wiseman",
      year: "1965",
      title: "Some Historical Problems in the Book of Daniel",
      publication: "Notes on Some Problems in the Book of Daniel, Tyndale Press, London",
      kind: "book",
    },
  ],
  related: ["when-was-daniel-written"],
};
