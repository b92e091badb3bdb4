import type { OriginalWord } from "./schema";

export const kavod: OriginalWord = {
  id: "kavod",
  word: "Kavod",
  askedAs: ["kabod", "kavod adonai"],
  language: "Hebrew",
  script: "כָּבוֹד",
  lexemes: ["H3519"],
  meaning: "Glory, honor; at root, weight. Of God, his presence made visible.",
  verses: [
    { reference: "Exodus 33:18", why: "Moses asks to see it." },
    { reference: "Isaiah 6:3", why: "The whole earth is full of it." },
    { reference: "1 Samuel 4:21", why: "Ichabod: the glory is gone." },
  ],
};
