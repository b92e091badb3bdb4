import type { OriginalWord } from "./schema";

export const metanoia: OriginalWord = {
  id: "metanoia",
  word: "Metanoia",
  askedAs: ["metanoeo", "metanoeite"],
  language: "Greek",
  script: "μετάνοια",
  lexemes: ["G3341", "G3340"],
  meaning: "Repentance: a change of mind that turns one’s life around.",
  verses: [
    { reference: "Mark 1:15", why: "The verb, in the first words of Jesus’ preaching in Mark." },
    { reference: "Luke 5:32", why: "Jesus came to call sinners to it." },
    { reference: "Acts 11:18", why: "God gave it to the Gentiles as well." },
  ],
};
