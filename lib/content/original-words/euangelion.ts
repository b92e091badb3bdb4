import type { OriginalWord } from "./schema";

export const euangelion: OriginalWord = {
  id: "euangelion",
  word: "Euangelion",
  askedAs: ["evangelion", "euaggelion", "evangel"],
  language: "Greek",
  script: "εὐαγγέλιον",
  lexemes: ["G2098"],
  meaning:
    "Good news, gospel: in the world of the time, news of a victory or an emperor’s birth; in the New Testament, the good news of Jesus Christ.",
  verses: [
    { reference: "Mark 1:1", why: "The beginning of the good news." },
    { reference: "Romans 1:16", why: "Paul is not ashamed of it." },
    { reference: "1 Corinthians 15:1", why: "What it says, in short." },
  ],
};
