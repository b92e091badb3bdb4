import type { OriginalWord } from "./schema";

export const zoe: OriginalWord = {
  id: "zoe",
  word: "Zoe",
  askedAs: ["zōē", "zoe life"],
  language: "Greek",
  script: "ζωή",
  lexemes: ["G2222"],
  meaning: "Life, in John above all eternal life, the life that God has and gives.",
  verses: [
    { reference: "John 10:10", why: "Life in abundance." },
    { reference: "John 14:6", why: "The way, the truth and the life." },
    { reference: "John 1:4", why: "In him was life." },
  ],
};
