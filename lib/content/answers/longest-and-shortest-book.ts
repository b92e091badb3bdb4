import type { Answer } from "./schema";

export const longestAndShortestBook: Answer = {
  id: "longest-and-shortest-book",
  section: "Books and authors",
  question: "What are the longest and shortest books of the Bible?",
  askedAs: [
    "longest book in the bible",
    "shortest book in the bible",
    "longest chapter in the bible",
    "shortest verse in the bible",
    "longest verse in the bible",
    "shortest chapter in the bible",
    "how many words are in the shortest bible book",
  ],
  answer:
    "Psalms is the longest by chapters and verses, and Jeremiah by the number of Hebrew words; the shortest are 2 and 3 John. Second John has the fewest verses, thirteen, and 3 John the fewest words in Greek. The shortest book of the Old Testament is Obadiah. The longest chapter is Psalm 119, with 176 verses, and the shortest Psalm 117, with two; the shortest verse in English is John 11:35, and the longest Esther 8:9.",
  passages: [
    { reference: "Psalms 117:1-2", why: "The shortest chapter, whole." },
    { reference: "John 11:35", why: "The shortest verse in English." },
    { reference: "Esther 8:9", why: "The longest verse." },
    { reference: "Obadiah 1:1", why: "The shortest book of the Old Testament opens." },
  ],
  sources: [],
  related: ["how-many-books-in-the-bible", "order-of-the-books"],
};
