import type { Answer } from "./schema";

export const howToSaveAVerse: Answer = {
  id: "how-to-save-a-verse",
  section: "This site",
  question: "How do I save, highlight or copy a verse?",
  askedAs: [
    "how to bookmark a verse",
    "where are my saved verses",
    "how do i highlight in the bible here",
    "can i write notes on a verse",
    "how do i send a verse to somebody",
    "how to make a collection of verses",
    "how do i highlight a verse",
    "where do i find my highlights",
    "how can i save a passage",
    "how do i add a note",
    "copy a bible verse from here",
    "how do i bookmark",
    "where are my highlights",
  ],
  answer:
    "In Bible Study, select a verse: a small menu lets you highlight it in one of five colors, write a note, copy or share it, and save it. “Save verse” puts it into one of your collections, with a note if you like. You find everything again under “Saved Verses” and “Highlights & Notes” on the Bible Study page, and collections in the Scripture Library. No account is needed; what you save stays with this browser.",
  passages: [],
  sources: [],
  related: ["move-to-another-phone", "how-do-reading-plans-work"],
};
