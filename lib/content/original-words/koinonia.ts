import type { OriginalWord } from "./schema";

export const koinonia: OriginalWord = {
  id: "koinonia",
  word: "Koinonia",
  askedAs: ["koinōnia", "coinonia"],
  language: "Greek",
  script: "κοινωνία",
  lexemes: ["G2842"],
  meaning: "Having something in common: fellowship, sharing, partnership, also a gift that shares.",
  verses: [
    { reference: "Acts 2:42", why: "The first Christians kept to it." },
    { reference: "1 Corinthians 10:16", why: "Sharing in the body and blood of Christ." },
    { reference: "1 John 1:3", why: "With the Father, the Son and each other." },
  ],
};
