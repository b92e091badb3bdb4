import type { OriginalWord } from "./schema";

export const pistis: OriginalWord = {
  id: "pistis",
  word: "Pistis",
  askedAs: ["pisteuo"],
  language: "Greek",
  script: "πίστις",
  lexemes: ["G4102", "G4100"],
  meaning:
    "Faith, trust, and also faithfulness. The verb pisteuo, to believe, is the word of the Gospel of John, which never has the noun.",
  verses: [
    { reference: "Hebrews 11:1", why: "What faith is." },
    { reference: "Romans 1:17", why: "From faith to faith." },
    { reference: "Galatians 5:22", why: "As a fruit of the Spirit: faithfulness." },
  ],
};
