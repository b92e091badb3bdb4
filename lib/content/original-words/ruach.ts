import type { OriginalWord } from "./schema";

export const ruach: OriginalWord = {
  id: "ruach",
  word: "Ruach",
  askedAs: ["ruah", "ruach elohim", "ruach hakodesh"],
  language: "Hebrew",
  script: "רוּחַ",
  lexemes: ["H7307"],
  meaning:
    "Wind, breath and spirit in one word. Of God it is his Spirit, his life and power at work; the context has to show which of the three is meant.",
  verses: [
    { reference: "Genesis 1:2", why: "The Spirit (or wind) of God over the waters." },
    { reference: "Ezekiel 37:9", why: "Breath, winds and life in the valley of dry bones." },
    { reference: "Psalm 51:11", why: "A prayer not to lose the Holy Spirit." },
  ],
};
