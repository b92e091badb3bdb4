import type { Answer } from "./schema";

export const orderOfTheBooks: Answer = {
  id: "order-of-the-books",
  section: "Books and authors",
  question: "Are the books of the Bible in chronological order?",
  askedAs: [
    "why are the books of the bible in that order",
    "is the bible in order of time",
    "order of the books of the bible explained",
    "should i read the bible in order",
    "why does the new testament start with matthew",
    "in which order were the books of the bible written",
  ],
  answer:
    "The books of the Bible are in order of time only in part: they are grouped by kind, and within the groups often by length or by the time they tell of. The Old Testament goes from law to history, poetry and prophets; the New from Gospels and Acts to letters and Revelation. Paul’s letters to churches run roughly from the longest to the shortest. Many prophets belong beside the books of Kings, and Paul’s letters are older than the Gospels as we have them. The Jewish order is different and ends with Chronicles.",
  passages: [
    { reference: "Luke 24:44", why: "Law, prophets and psalms: an older order." },
    { reference: "2 Kings 25:27-30", why: "Kings ends in exile, long before Ezra and Nehemiah." },
    { reference: "Matthew 1:1", why: "Matthew opens by looking back to Abraham and David." },
  ],
  christianViews:
    "The Christian order of the Old Testament, with the prophets last, leads up to the Gospels; the Jewish order ends with a call to go up to Jerusalem. Each fits the faith that uses it.",
  sources: [],
  related: ["what-is-the-torah", "how-many-books-in-the-bible"],
};
