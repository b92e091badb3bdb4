import type { Misquotation } from "./schema";

export const maryOnADonkey: Misquotation = {
  id: "mary-on-a-donkey",
  order: 730,
  wordings: [
    "mary rode a donkey",
    "mary rode on a donkey",
    "mary riding a donkey",
    "donkey to bethlehem",
  ],
  answer: "The Bible does not say how Mary traveled to Bethlehem; it mentions no donkey.",
  references: ["Luke 2:4-5"],
};
