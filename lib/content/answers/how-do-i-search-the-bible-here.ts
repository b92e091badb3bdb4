import type { Answer } from "./schema";

export const howDoISearchTheBibleHere: Answer = {
  id: "how-do-i-search-the-bible-here",
  section: "This site",
  question: "How do I search the Bible on this site?",
  askedAs: [
    "how to find a verse i half remember",
    "how do i look up a bible verse here",
    "how do i search for a word in the bible",
    "can i search by topic",
    "how to search an exact phrase",
    "which box do i type my search into",
    "how can i search for a phrase",
    "how does the search work",
    "where is the search",
    "find a verse by its words",
    "search tips for this site",
  ],
  answer:
    "Type what you remember into the search on the Bible Study page: a reference such as John 3:16, some words of a verse, or a topic in your own words. Quotation marks find an exact phrase, and a minus before a word leaves it out. References may be written in many ways, and small misspellings are forgiven. The search at the top of every page also looks through guides, questions, discoveries and church fathers, and the assistant answers whole questions with passages and their sources.",
  passages: [],
  sources: [],
  related: ["how-does-the-assistant-work", "how-to-save-a-verse"],
};
