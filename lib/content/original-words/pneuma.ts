import type { OriginalWord } from "./schema";

export const pneuma: OriginalWord = {
  id: "pneuma",
  word: "Pneuma",
  askedAs: ["hagion pneuma"],
  language: "Greek",
  script: "πνεῦμα",
  lexemes: ["G4151"],
  meaning:
    "Wind, breath and spirit, as ruach is in Hebrew; in the New Testament mostly the Holy Spirit, at times the human spirit or an unclean one.",
  verses: [
    {
      reference: "John 3:8",
      why: "Jesus plays on both meanings: the wind blows, the Spirit gives birth.",
    },
    { reference: "Acts 2:4", why: "All were filled with the Holy Spirit." },
    { reference: "Romans 8:16", why: "God’s Spirit speaks with our spirit." },
  ],
};
