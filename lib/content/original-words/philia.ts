import type { OriginalWord } from "./schema";

export const philia: OriginalWord = {
  id: "philia",
  word: "Philia",
  askedAs: ["phileo", "phileō", "philos"],
  language: "Greek",
  script: "φιλία",
  lexemes: ["G5373", "G5368"],
  meaning:
    "Friendship and warm affection. The noun is found once in the New Testament, for friendship with the world; the verb phileo, to love as a friend, is common.",
  verses: [
    { reference: "James 4:4", why: "The one verse with the noun: friendship with the world." },
    { reference: "John 11:36", why: "“How he loved him”: the verb phileo, of Jesus and Lazarus." },
    { reference: "John 21:17", why: "The third question of Jesus to Peter uses the verb phileo." },
  ],
};
