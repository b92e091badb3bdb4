import type { OriginalWord } from "./schema";

export const chronos: OriginalWord = {
  id: "chronos",
  word: "Chronos",
  askedAs: ["khronos"],
  language: "Greek",
  script: "χρόνος",
  lexemes: ["G5550"],
  meaning: "Time as a length: a while, years, an age.",
  verses: [
    { reference: "Acts 1:7", why: "Beside kairos: times and seasons." },
    { reference: "Galatians 4:4", why: "The fullness of the time." },
    { reference: "Matthew 25:19", why: "After a long time the master comes." },
  ],
};
