import type { BookChapters } from "./schema";

export const thirdJohn: BookChapters = {
  book: "3John",
  chapters: [
    "The elder writes to his dear friend Gaius, wishing him good health, and praises his hospitality to traveling missionaries. Bossy Diotrephes loves to be first, gossips and throws people out of church; do not copy evil. Demetrius is well spoken of.",
  ],
};
