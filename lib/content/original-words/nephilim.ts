import type { OriginalWord } from "./schema";

export const nephilim: OriginalWord = {
  id: "nephilim",
  word: "Nephilim",
  askedAs: ["nefilim", "nephelim"],
  language: "Hebrew",
  script: "נְפִלִים",
  lexemes: ["H5303"],
  meaning:
    "Those named before the flood, when the sons of God came to the daughters of men. The text does not say who they were; the King James Version prints giants, after the old Greek translation.",
  verses: [
    { reference: "Genesis 6:4", why: "They were on the earth in those days." },
    { reference: "Numbers 13:33", why: "The spies claim to have seen them in Canaan." },
  ],
};
