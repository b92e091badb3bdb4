import type { OriginalWord } from "./schema";

export const parakletos: OriginalWord = {
  id: "parakletos",
  word: "Parakletos",
  askedAs: ["paraclete", "parakletes", "paracletos"],
  language: "Greek",
  script: "παράκλητος",
  lexemes: ["G3875"],
  meaning:
    "One called to somebody’s side: helper, counselor, advocate, comforter. Jesus uses it of the Holy Spirit; one verse uses it of Jesus himself.",
  verses: [
    { reference: "John 14:16", why: "Another one, who stays forever." },
    { reference: "John 14:26", why: "The Holy Spirit, who will teach." },
    { reference: "1 John 2:1", why: "Jesus Christ with the Father." },
  ],
};
