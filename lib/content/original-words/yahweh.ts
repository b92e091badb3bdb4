import type { OriginalWord } from "./schema";

export const yahweh: OriginalWord = {
  id: "yahweh",
  word: "Yahweh",
  askedAs: ["yhwh", "yhvh", "jahweh", "tetragrammaton", "jehova"],
  language: "Hebrew",
  script: "יהוה",
  lexemes: ["H3068", "H3069"],
  meaning:
    "The personal name of Israel’s God, written with four consonants. How it was spoken is no longer known for sure; Yahweh is the usual reconstruction. The World English Bible prints it; the King James Version has LORD, and in a few places JEHOVAH.",
  verses: [
    { reference: "Exodus 3:15", why: "God gives the name to Moses." },
    { reference: "Exodus 3:14", why: "“I AM WHO I AM”, which the name is tied to." },
    { reference: "Exodus 34:6", why: "The name called out twice." },
  ],
};
