import type { OriginalWord } from "./schema";

export const psyche: OriginalWord = {
  id: "psyche",
  word: "Psyche",
  askedAs: ["psuche", "psychē"],
  language: "Greek",
  script: "ψυχή",
  lexemes: ["G5590"],
  meaning: "Soul, life, self. The same word is translated now as life, now as soul.",
  verses: [
    { reference: "Mark 8:36", why: "To gain the world and lose one’s psyche: life or soul." },
    { reference: "Matthew 10:28", why: "Soul beside body." },
    { reference: "John 10:11", why: "The good shepherd lays down his psyche, his life." },
  ],
};
