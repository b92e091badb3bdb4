import type { OriginalWord } from "./schema";

export const charis: OriginalWord = {
  id: "charis",
  word: "Charis",
  askedAs: ["kharis", "caris"],
  language: "Greek",
  script: "χάρις",
  lexemes: ["G5485"],
  meaning:
    "Grace: favor freely given, and the thanks that answer it. Paul begins and ends his letters with it.",
  verses: [
    { reference: "Ephesians 2:8", why: "Saved by it, through faith." },
    { reference: "John 1:16", why: "Grace upon grace." },
    { reference: "2 Corinthians 12:9", why: "It is enough for you." },
  ],
};
