import type { Find } from "./schema";

export const amenemope: Find = {
  id: "amenemope",
  text: "Instruction of Amenemope, Egypt: sayings close to Proverbs 22:17-23:11; most see Proverbs as using it or a shared source",
  source: "British Museum EA 10474",
  mark: "certain",
  names: [
    "amenemope",
    "instruction of amenemope",
    "amenemope papyrus",
    "wisdom of amenemope",
    "teaching of amenemope",
    "amenope",
  ],
  subjects: ["sayings of proverbs"],
};
