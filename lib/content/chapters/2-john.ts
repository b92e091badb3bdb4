import type { BookChapters } from "./schema";

export const secondJohn: BookChapters = {
  book: "2John",
  chapters: [
    "The elder writes to a chosen lady and her children: love one another and live in the truth. Deceivers deny that Jesus came as a human; whoever does not keep Christ’s teaching should not be welcomed at home. He hopes to visit.",
  ],
};
