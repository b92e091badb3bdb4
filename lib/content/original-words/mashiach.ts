import type { OriginalWord } from "./schema";

export const mashiach: OriginalWord = {
  id: "mashiach",
  word: "Mashiach",
  askedAs: ["moshiach", "mashiakh", "meshiach"],
  language: "Hebrew",
  script: "מָשִׁיחַ",
  lexemes: ["H4899"],
  meaning:
    "Anointed one: Messiah, in Greek Christ. Kings and priests of Israel were anointed with oil; the word came to mean the king who was to come.",
  verses: [
    { reference: "Psalm 2:2", why: "The LORD and his anointed." },
    { reference: "1 Samuel 24:6", why: "David spares Saul, the LORD’s anointed." },
    { reference: "John 1:41", why: "Andrew has found the Messiah." },
  ],
};
