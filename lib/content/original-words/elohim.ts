import type { OriginalWord } from "./schema";

export const elohim: OriginalWord = {
  id: "elohim",
  word: "Elohim",
  askedAs: ["eloheim", "eloah"],
  language: "Hebrew",
  script: "אֱלֹהִים",
  lexemes: ["H430"],
  meaning:
    "God. The form is a plural, and of other nations it means gods; of Israel’s God it nearly always takes a verb in the singular.",
  verses: [
    { reference: "Genesis 1:1", why: "The first name of God in the Bible." },
    { reference: "Deuteronomy 6:4", why: "“Our God” in Israel’s confession that the LORD is one." },
    { reference: "Exodus 20:3", why: "Of others the same word means gods." },
  ],
};
