import type { Answer } from "./schema";

export const chaptersAndVerses: Answer = {
  id: "chapters-and-verses",
  section: "How the Bible was made",
  question: "Who divided the Bible into chapters and verses?",
  askedAs: [
    "when were chapters and verses added",
    "who numbered the bible verses",
    "did the original bible have verse numbers",
    "stephen langton chapters",
    "robert estienne verses",
    "who numbered the chapters",
  ],
  answer:
    "The chapters are usually credited to Stephen Langton, about 1200, and the verse numbers to the printer Robert Estienne, whose Greek New Testament of 1551 has them. The Hebrew Bible had been marked off into verses long before, by the Masoretes, but without these numbers. The Geneva Bible of 1560 was the first whole English Bible with numbered verses. The numbers are a great help for finding a place and sometimes a hindrance for reading, since a few cut a sentence or a story in two.",
  passages: [
    {
      reference: "Isaiah 52:13-15",
      why: "The song of the servant begins here, though chapter 53 starts three verses later.",
    },
    { reference: "Luke 4:17-19", why: "Jesus finds a passage in a scroll without numbers." },
    {
      reference: "Hebrews 2:6",
      why: "A writer quotes by saying that someone, somewhere, testified.",
    },
  ],
  sources: [
    {
      author: "Bruce M. Metzger and Bart D. Ehrman",
      year: "2005",
      title: "The Text of the New Testament, 4th edition",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["how-many-books-in-the-bible", "red-letter-bibles"],
};
