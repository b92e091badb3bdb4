import type { OriginalWord } from "./schema";

export const torah: OriginalWord = {
  id: "torah",
  word: "Torah",
  askedAs: ["thorah", "the torah"],
  language: "Hebrew",
  script: "תּוֹרָה",
  lexemes: ["H8451"],
  meaning:
    "Instruction, teaching, law. It can mean a single rule, the law of Moses as a whole, or the first five books.",
  verses: [
    { reference: "Psalm 1:2", why: "The happy one delights in it." },
    { reference: "Psalm 119:97", why: "“How I love your law!”" },
    { reference: "Joshua 1:8", why: "The book of it is not to leave Joshua’s mouth." },
  ],
};
