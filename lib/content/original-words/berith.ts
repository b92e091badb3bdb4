import type { OriginalWord } from "./schema";

export const berith: OriginalWord = {
  id: "berith",
  word: "Berith",
  askedAs: ["berit", "brit", "b'rit", "bris"],
  language: "Hebrew",
  script: "בְּרִית",
  lexemes: ["H1285"],
  meaning:
    "Covenant: a bond with promises and duties, sealed by a sign, an oath or a sacrifice. God makes covenants with Noah, Abraham, Israel and David.",
  verses: [
    { reference: "Genesis 15:18", why: "With Abram." },
    { reference: "Exodus 24:8", why: "The blood of the covenant at Sinai." },
    { reference: "Jeremiah 31:31", why: "The promise of a new one." },
  ],
};
