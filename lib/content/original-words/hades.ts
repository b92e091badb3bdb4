import type { OriginalWord } from "./schema";

export const hades: OriginalWord = {
  id: "hades",
  word: "Hades",
  askedAs: ["haides"],
  language: "Greek",
  script: "ᾅδης",
  lexemes: ["G86"],
  meaning:
    "The place of the dead, as sheol is in Hebrew; the King James Version mostly prints hell. At the end it gives up its dead and is thrown into the lake of fire.",
  verses: [
    { reference: "Luke 16:23", why: "The rich man in torment there." },
    { reference: "Acts 2:27", why: "Peter quotes Psalm 16 with it." },
    { reference: "Revelation 20:14", why: "Its end." },
  ],
};
