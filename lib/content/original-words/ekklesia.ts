import type { OriginalWord } from "./schema";

export const ekklesia: OriginalWord = {
  id: "ekklesia",
  word: "Ekklesia",
  askedAs: ["ecclesia", "ekklēsia"],
  language: "Greek",
  script: "ἐκκλησία",
  lexemes: ["G1577"],
  meaning:
    "An assembly of people called together, in a Greek city, the assembly of its citizens. The New Testament’s word for the church: the people, never the building.",
  verses: [
    { reference: "Matthew 16:18", why: "“I will build my church.”" },
    { reference: "Acts 19:39", why: "An ordinary assembly of citizens." },
    { reference: "1 Corinthians 1:2", why: "The church of God at Corinth." },
  ],
};
