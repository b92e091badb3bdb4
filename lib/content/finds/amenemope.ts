import type { Find } from "./schema";

export const amenemope: Find = {
  id: "amenemope",
  text: "Instruction of Amenemope, Egypt: sayings close to Proverbs 22:17-23:11; most see Proverbs as using it or a shared source",
  source: "British Museum EA 10474",
  mark: "certain",
};
