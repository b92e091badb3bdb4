import type { OriginalWord } from "./schema";

export const abba: OriginalWord = {
  id: "abba",
  word: "Abba",
  askedAs: ["abba father"],
  language: "Aramaic",
  script: "אַבָּא",
  lexemes: ["G5"],
  meaning:
    "Father, as children and adults say it to their own father. The New Testament keeps the Aramaic word three times, beside the Greek for father.",
  verses: [
    { reference: "Mark 14:36", why: "Jesus prays this way in Gethsemane." },
    { reference: "Romans 8:15", why: "Christians cry this by the Spirit." },
    { reference: "Galatians 4:6", why: "God’s Spirit cries this in the hearts of his children." },
  ],
};
