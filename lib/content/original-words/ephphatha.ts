import type { OriginalWord } from "./schema";

export const ephphatha: OriginalWord = {
  id: "ephphatha",
  word: "Ephphatha",
  askedAs: ["ephatha", "effatha", "ephphata"],
  language: "Aramaic",
  script: "אֶתְפְּתַח",
  lexemes: ["G2188"],
  meaning: "“Be opened!” Jesus’ word to a man who was deaf, kept in Aramaic by Mark.",
  verses: [
    { reference: "Mark 7:34", why: "The healing." },
    { reference: "Isaiah 35:5", why: "The promise that the ears of the deaf will be opened." },
  ],
};
