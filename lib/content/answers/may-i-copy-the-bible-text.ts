import type { Answer } from "./schema";

export const mayICopyTheBibleText: Answer = {
  id: "may-i-copy-the-bible-text",
  section: "This site",
  question: "May I copy and print the Bible text from this site?",
  askedAs: [
    "is the world english bible copyrighted",
    "can i use these verses in my book",
    "is the king james version public domain",
    "can i print verses for my church",
    "do i need permission to quote from here",
    "how do i cite this site",
    "can i print your verses for my bible group",
    "am i allowed to quote this bible in a book",
    "copyright of the bible text",
    "can i use the text in my church slides",
    "license of the bible text",
  ],
  answer:
    "Yes: the World English Bible is in the public domain, and so is the King James Version in most of the world, so you may copy, print and share them. Two things to know: whoever changes the World English Bible is asked not to call it by that name, and in the United Kingdom the right to print the King James Version belongs to the Crown. Each verse’s menu copies it with its reference and the translation’s short name, which is enough for most purposes.",
  passages: [],
  sources: [],
  related: ["which-translations-are-here"],
};
