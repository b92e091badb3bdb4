import type { OriginalWord } from "./schema";

export const parousia: OriginalWord = {
  id: "parousia",
  word: "Parousia",
  askedAs: ["parusia"],
  language: "Greek",
  script: "παρουσία",
  lexemes: ["G3952"],
  meaning:
    "Presence, arrival; the coming of a ruler to a city. In the New Testament mostly the return of Christ.",
  verses: [
    { reference: "Matthew 24:3", why: "The disciples ask for its sign." },
    { reference: "1 Thessalonians 4:15", why: "Those alive at it." },
    { reference: "2 Corinthians 7:6", why: "Used for an ordinary arrival, that of Titus." },
  ],
};
