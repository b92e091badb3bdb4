import type { Misquotation } from "./schema";

export const spareTheRod: Misquotation = {
  id: "spare-the-rod",
  order: 50,
  wordings: ["spare the rod spoil the child", "spare the rod and spoil the child"],
  answer:
    "The saying is not in the Bible in these words; they come from Samuel Butler’s seventeenth-century poem Hudibras. A proverb behind it speaks of love that disciplines. Christians differ on whether it means bodily punishment or correction in general; nobody may use it to excuse harming a child.",
  references: ["Proverbs 13:24", "Ephesians 6:4"],
};
