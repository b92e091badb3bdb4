import type { OriginalWord } from "./schema";

export const eliLamaSabachthani: OriginalWord = {
  id: "eli-lama-sabachthani",
  word: "Eli, Eli, lama sabachthani",
  askedAs: [
    "eli eli lama sabachthani",
    "eloi eloi lama sabachthani",
    "lama sabachthani",
    "eli eli lema sabachthani",
  ],
  language: "Aramaic",
  script: "אֵלִי אֵלִי לְמָה שְׁבַקְתַּנִי",
  lexemes: ["G2241", "G1682", "G2982", "G4518"],
  meaning:
    "“My God, my God, why have you forsaken me?”, the cry of Jesus on the cross: the beginning of Psalm 22, mostly in Aramaic.",
  verses: [
    { reference: "Matthew 27:46", why: "With Eli." },
    { reference: "Mark 15:34", why: "With Eloi." },
    { reference: "Psalm 22:1", why: "The psalm he prays." },
  ],
};
