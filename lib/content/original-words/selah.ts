import type { OriginalWord } from "./schema";

export const selah: OriginalWord = {
  id: "selah",
  word: "Selah",
  askedAs: ["sela psalms", "selah meaning"],
  language: "Hebrew",
  script: "סֶלָה",
  lexemes: ["H5542"],
  meaning:
    "A note in the psalms, perhaps for the musicians: a pause, or a lifting of voices. Nobody knows for sure what it means.",
  verses: [
    { reference: "Psalm 3:2", why: "Its first place in the Psalms." },
    { reference: "Psalm 46:7", why: "Between the parts of a psalm." },
    { reference: "Habakkuk 3:3", why: "Outside the Psalms it is found in this prayer alone." },
  ],
};
