import type { Misquotation } from "./schema";

export const liveByTheSword: Misquotation = {
  id: "live-by-the-sword",
  order: 280,
  wordings: [
    "live by the sword die by the sword",
    "live by the sword you die by the sword",
    "live by the sword you will die by the sword",
    "lives by the sword dies by the sword",
    "live by the sword shall die by the sword",
  ],
  answer: "The saying shortens what Jesus says to the disciple who drew a sword at his arrest.",
  references: ["Matthew 26:52"],
};
