import type { Section } from "./schema";

export const jude: readonly Section[] = [
  { passage: "Jude 1:3-7", words: "contend for the faith; angels in chains; Sodom" },
  {
    passage: "Jude 1:8-16",
    words:
      "archangel Michael argues with the devil over the body of Moses; Cain, Balaam, Korah; Enoch prophesied",
  },
  { passage: "Jude 1:20-25", words: "mercy on doubters; him who keeps you from stumbling" },
];
