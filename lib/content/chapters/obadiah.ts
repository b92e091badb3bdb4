import type { BookChapters } from "./schema";

export const obadiah: BookChapters = {
  book: "Obad",
  chapters: [
    "Against Edom, proud in its rocky heights like an eagle’s nest, betrayed by allies. It stood by, gloated, looted and handed over refugees when its brother Jacob’s Jerusalem fell; what you did comes back on you. The kingdom will be the Lord’s.",
  ],
};
