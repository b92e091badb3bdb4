import type { OriginalWord } from "./schema";

export const logos: OriginalWord = {
  id: "logos",
  word: "Logos",
  askedAs: ["the logos"],
  language: "Greek",
  script: "λόγος",
  lexemes: ["G3056"],
  meaning:
    "Word, speech, account or reason. The Gospel of John begins by calling Christ the Logos, who was with God and was God and became flesh.",
  verses: [
    { reference: "John 1:1", why: "In the beginning was the Logos." },
    { reference: "John 1:14", why: "The Logos became flesh." },
    { reference: "Hebrews 4:12", why: "The word of God is living and active." },
  ],
};
