import type { Find } from "./schema";

export const daliyeh: Find = {
  id: "daliyeh",
  text: "Wadi Daliyeh papyri, 4th century BC: deeds from Samaria; slaves are sold and a Sanballat is named",
  source: "found 1962",
  mark: "certain",
};
