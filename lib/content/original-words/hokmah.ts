import type { OriginalWord } from "./schema";

export const hokmah: OriginalWord = {
  id: "hokmah",
  word: "Hokmah",
  askedAs: ["chokmah", "hokma", "chokhmah"],
  language: "Hebrew",
  script: "חָכְמָה",
  lexemes: ["H2451"],
  meaning:
    "Wisdom: skill of hand and of living. In Proverbs it speaks like a woman who calls in the streets.",
  verses: [
    { reference: "Proverbs 1:20", why: "Wisdom calls aloud." },
    { reference: "Job 28:28", why: "The fear of the Lord is wisdom." },
    { reference: "Exodus 31:3", why: "The craftsman’s skill is called by the same word." },
  ],
};
