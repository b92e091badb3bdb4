import type { OriginalWord } from "./schema";

export const shema: OriginalWord = {
  id: "shema",
  word: "Shema",
  askedAs: ["sh'ma", "shma", "shema israel", "shema yisrael"],
  language: "Hebrew",
  script: "שְׁמַע",
  lexemes: ["H8085"],
  meaning:
    "“Hear!” The first word of Israel’s confession of the one God, and the name of the prayer that begins with it. Hearing includes obeying.",
  verses: [
    { reference: "Deuteronomy 6:4", why: "The confession itself." },
    { reference: "Mark 12:29", why: "Jesus calls it the first commandment." },
    { reference: "1 Samuel 3:10", why: "“Your servant hears”: the same verb." },
  ],
};
