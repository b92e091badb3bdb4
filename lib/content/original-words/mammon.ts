import type { OriginalWord } from "./schema";

export const mammon: OriginalWord = {
  id: "mammon",
  word: "Mammon",
  askedAs: ["mamon", "mammonas"],
  language: "Aramaic",
  script: "מָמוֹנָא",
  lexemes: ["G3126"],
  meaning: "Wealth, possessions. Jesus speaks of it as a master whom people serve.",
  verses: [
    { reference: "Matthew 6:24", why: "Nobody can serve God and mammon." },
    { reference: "Luke 16:13", why: "The same saying in Luke." },
  ],
};
