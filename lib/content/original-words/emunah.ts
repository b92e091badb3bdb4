import type { OriginalWord } from "./schema";

export const emunah: OriginalWord = {
  id: "emunah",
  word: "Emunah",
  askedAs: ["emuna"],
  language: "Hebrew",
  script: "אֱמוּנָה",
  lexemes: ["H530"],
  meaning: "Firmness, faithfulness, steadiness; what one can rely on in God or in a person.",
  verses: [
    { reference: "Habakkuk 2:4", why: "The righteous will live by his faith." },
    { reference: "Lamentations 3:23", why: "Great is God’s faithfulness." },
    { reference: "Exodus 17:12", why: "Moses’ hands were steady: the same word." },
  ],
};
