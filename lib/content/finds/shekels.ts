import type { Find } from "./schema";

export const shekels: Find = {
  id: "shekels",
  text: "Tyrian silver shekels: the coin in which the Temple tax was paid (Mishnah, Bekhorot 8:7)",
  source: "coin hoards, for example Usfiya",
  mark: "certain",
  names: [
    "tyrian shekel",
    "tyrian shekels",
    "tyrian silver shekels",
    "shekel of tyre",
    "tyre shekel",
    "usfiya hoard",
  ],
  subjects: ["temple tax coin"],
};
