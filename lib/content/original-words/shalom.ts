import type { OriginalWord } from "./schema";

export const shalom: OriginalWord = {
  id: "shalom",
  word: "Shalom",
  askedAs: ["shalom aleichem", "sholom"],
  language: "Hebrew",
  script: "שָׁלוֹם",
  lexemes: ["H7965"],
  meaning:
    "Peace, and more than the absence of war: wholeness, well-being, things being as they should. It is also the greeting of everyday life, then and now.",
  verses: [
    { reference: "Numbers 6:26", why: "The priestly blessing ends with it." },
    { reference: "Jeremiah 29:7", why: "Exiles are to seek it for the city they live in." },
    { reference: "Isaiah 26:3", why: "Perfect peace is, in Hebrew, the word said twice." },
  ],
};
