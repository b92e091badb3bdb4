import type { Answer } from "./schema";

export const whichTranslationsAreHere: Answer = {
  id: "which-translations-are-here",
  section: "This site",
  question: "Which Bible translations does this site have?",
  askedAs: [
    "do you have the niv",
    "can i read the esv here",
    "what version of the bible is this",
    "is there a catholic bible here",
    "do you have the bible in spanish",
    "is there a german or french bible on this site",
    "where does the bible text on this site come from",
    "do you have the niv here",
    "what bible do you use",
    "can i change the translation",
    "is there a modern translation",
    "which bible version is this",
    "do you have the king james",
    "which languages does this site have the bible in",
    "how do i switch to the king james",
    "is there a spanish bible on this page",
    "what translations are there",
  ],
  answer:
    "This site has two Bibles, both in English and complete: the World English Bible, which is shown first, and the King James Version of 1769. You can switch between them above each chapter in Bible Study, or put both side by side with “Parallel”. Modern versions such as the NIV or ESV belong to their publishers, and may not simply be printed whole. Both texts here have the 66 books of the Protestant canon, so the further books of Catholic and Orthodox Bibles are not included, and there is no Bible in other languages yet.",
  passages: [],
  sources: [],
  related: ["may-i-copy-the-bible-text"],
};
