import type { OriginalWord } from "./schema";

export const christos: OriginalWord = {
  id: "christos",
  word: "Christos",
  askedAs: ["kristos", "meaning of christ"],
  language: "Greek",
  script: "Χριστός",
  lexemes: ["G5547"],
  meaning: "Anointed one, the Greek for Messiah; a title that became a second name of Jesus.",
  verses: [
    { reference: "Matthew 16:16", why: "Peter’s confession." },
    { reference: "John 20:31", why: "Why the Gospel was written." },
    { reference: "Acts 11:26", why: "Those who belong to him are named after it." },
  ],
};
