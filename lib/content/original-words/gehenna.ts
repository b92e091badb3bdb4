import type { OriginalWord } from "./schema";

export const gehenna: OriginalWord = {
  id: "gehenna",
  word: "Gehenna",
  askedAs: ["gehinnom", "geena", "ge hinnom"],
  language: "Greek",
  script: "γέεννα",
  lexemes: ["G1067"],
  meaning:
    "The valley of Hinnom outside Jerusalem, where children had once been burned to idols. Jesus uses its name for the judgment of God; English Bibles print hell or Gehenna.",
  verses: [
    { reference: "Mark 9:43", why: "Better maimed into life than whole into Gehenna." },
    { reference: "Matthew 10:28", why: "Soul and body." },
    { reference: "Jeremiah 7:31", why: "What had been done in the valley." },
  ],
};
