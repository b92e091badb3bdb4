import type { OriginalWord } from "./schema";

export const parakletos: OriginalWord = {
  id: "parakletos",
  word: "Parakletos",
  askedAs: ["paraclete", "parakletes", "paracletos"],
  language: "Greek",
  script: "παράκλητος",
  lexemes: ["G3875"],
  meaning:
    "One called to somebody’s side: helper, counselor, advocate, comforter. Jesus calls the Holy Spirit so; one verse calls Jesus himself so.",
  verses: [
    { reference: "John 14:16", why: "Another one, who stays forever." },
    { reference: "John 14:26", why: "The Holy Spirit, who will teach." },
    { reference: "1 John 2:1", why: "Jesus Christ with the Father." },
  ],
};
