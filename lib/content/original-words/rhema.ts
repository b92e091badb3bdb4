import type { OriginalWord } from "./schema";

export const rhema: OriginalWord = {
  id: "rhema",
  word: "Rhema",
  askedAs: ["rema"],
  language: "Greek",
  script: "ῥῆμα",
  lexemes: ["G4487"],
  meaning:
    "Something said: a word, a saying, at times a matter. It is often used of a particular word spoken, though the New Testament does not divide it sharply from logos.",
  verses: [
    { reference: "Matthew 4:4", why: "People live by every word that comes from God’s mouth." },
    { reference: "Romans 10:17", why: "Faith comes from hearing, and hearing by this word." },
    { reference: "Ephesians 6:17", why: "The sword of the Spirit is the word of God." },
  ],
};
