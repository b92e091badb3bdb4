import type { OriginalWord } from "./schema";

export const tzedakah: OriginalWord = {
  id: "tzedakah",
  word: "Tzedakah",
  askedAs: ["tsedaqah", "tzedaka", "zedakah", "tsedeq"],
  language: "Hebrew",
  script: "צְדָקָה",
  lexemes: ["H6666"],
  meaning:
    "Righteousness: doing right by God and one’s neighbor. Later Judaism uses the word for giving to the poor.",
  verses: [
    { reference: "Genesis 15:6", why: "Abram’s faith was counted as this." },
    { reference: "Amos 5:24", why: "Like a mighty stream." },
    { reference: "Proverbs 14:34", why: "It lifts up a nation." },
  ],
};
