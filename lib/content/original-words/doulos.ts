import type { OriginalWord } from "./schema";

export const doulos: OriginalWord = {
  id: "doulos",
  word: "Doulos",
  askedAs: ["douloi"],
  language: "Greek",
  script: "δοῦλος",
  lexemes: ["G1401"],
  meaning:
    "Slave, servant: somebody who belongs to a master. Paul calls himself a doulos of Christ.",
  verses: [
    { reference: "Romans 1:1", why: "Paul’s first word about himself." },
    { reference: "Philippians 2:7", why: "Christ took the form of one." },
    { reference: "Philemon 1:16", why: "No longer only a slave: a brother." },
  ],
};
