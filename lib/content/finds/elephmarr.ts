import type { Find } from "./schema";

export const elephmarr: Find = {
  id: "elephmarr",
  text: "Marriage contracts from Elephantine, 5th century BC: a Jewish wife could own goods and end the marriage",
  source: "Cowley 15; Kraeling 1953, Brooklyn Museum",
  mark: "certain",
  names: [
    "elephantine marriage contract",
    "elephantine marriage contracts",
    "elephantine marriage",
    "elephantine marriage papyri",
    "elephantine divorce",
    "jewish marriage contract elephantine",
  ],
  subjects: ["marriage contract"],
};
