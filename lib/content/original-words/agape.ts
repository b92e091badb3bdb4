import type { OriginalWord } from "./schema";

export const agape: OriginalWord = {
  id: "agape",
  word: "Agape",
  askedAs: ["agapē", "agapao", "agape love"],
  language: "Greek",
  script: "ἀγάπη",
  lexemes: ["G26", "G25"],
  meaning:
    "The New Testament’s usual word for love: love that seeks the other’s good, whether or not it is returned. God’s love for people, and the love asked of Christians for God, each other and enemies, are all called this. Greek writers had used it little, and in the Bible it does not always mean divine love.",
  verses: [
    { reference: "1 Corinthians 13:4", why: "Paul says what such love does and does not do." },
    { reference: "1 John 4:8", why: "God himself is said to be love." },
    { reference: "Romans 5:8", why: "God’s love is shown before anybody earned it." },
  ],
};
