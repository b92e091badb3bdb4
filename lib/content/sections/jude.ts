import type { Section } from "./schema";

export const jude: readonly Section[] = [
  ["Jude 1:3-7", "contend for the faith; angels in chains; Sodom"],
  [
    "Jude 1:8-16",
    "archangel Michael argues with the devil over the body of Moses; Cain, Balaam, Korah; Enoch prophesied",
  ],
  ["Jude 1:20-25", "mercy on doubters; him who keeps you from stumbling"],
];
