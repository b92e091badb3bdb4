import type { Find } from "./schema";

export const hammurabi: Find = {
  id: "hammurabi",
  text: "Law stele of Hammurabi, about 1750 BC: case laws with parallels to Exodus 21-22",
  source: "Louvre Sb 8; found at Susa 1901-1902",
  mark: "certain",
  names: [
    "hammurabi",
    "code of hammurabi",
    "hammurabi code",
    "hammurabi stele",
    "hammurapi",
    "laws of hammurabi",
  ],
  subjects: ["laws of exodus"],
};
