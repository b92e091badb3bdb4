import type { OriginalWord } from "./schema";

export const maranatha: OriginalWord = {
  id: "maranatha",
  word: "Maranatha",
  askedAs: ["marana tha", "maran atha"],
  language: "Aramaic",
  script: "מָרָנָא תָא",
  lexemes: ["G3134"],
  meaning:
    "“Our Lord, come!” or, divided otherwise, “Our Lord has come”. Paul writes the Aramaic words to Greeks, so the prayer is one of the oldest we have of Christians.",
  verses: [
    { reference: "1 Corinthians 16:22", why: "The one verse that has it." },
    { reference: "Revelation 22:20", why: "The same prayer in Greek." },
  ],
};
