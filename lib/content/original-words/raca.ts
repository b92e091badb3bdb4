import type { OriginalWord } from "./schema";

export const raca: OriginalWord = {
  id: "raca",
  word: "Raca",
  askedAs: ["raka"],
  language: "Aramaic",
  script: "רֵיקָא",
  lexemes: ["G4469"],
  meaning: "An insult, something like “empty head”. Jesus sets it beside murder.",
  verses: [
    { reference: "Matthew 5:22", why: "The one verse that has it." },
    { reference: "James 3:9", why: "Of cursing with the tongue." },
  ],
};
