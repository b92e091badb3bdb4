import type { OriginalWord } from "./schema";

export const kairos: OriginalWord = {
  id: "kairos",
  word: "Kairos",
  askedAs: ["kayros"],
  language: "Greek",
  script: "καιρός",
  lexemes: ["G2540"],
  meaning:
    "Time as the right moment, the season for something. Chronos, the other word, is mostly time that passes; the two are not always kept apart.",
  verses: [
    { reference: "Mark 1:15", why: "“The time is fulfilled.”" },
    { reference: "Ephesians 5:16", why: "Making the most of the time." },
    { reference: "Acts 1:7", why: "Times and seasons: both words side by side." },
  ],
};
