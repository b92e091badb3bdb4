import type { OriginalWord } from "./schema";

export const nephesh: OriginalWord = {
  id: "nephesh",
  word: "Nephesh",
  askedAs: ["nefesh"],
  language: "Hebrew",
  script: "נֶפֶשׁ",
  lexemes: ["H5315"],
  meaning:
    "Often translated soul, but closer to a living being: throat, breath, life, self. People do not have a nephesh so much as they are one, and animals are called this too.",
  verses: [
    { reference: "Genesis 2:7", why: "The man became a living nephesh." },
    { reference: "Psalm 103:1", why: "“Bless the LORD, my soul”: all that I am." },
    { reference: "Deuteronomy 6:5", why: "Love God with all your nephesh." },
  ],
};
