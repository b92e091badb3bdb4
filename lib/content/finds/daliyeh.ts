import type { Find } from "./schema";

export const daliyeh: Find = {
  id: "daliyeh",
  text: "Wadi Daliyeh papyri, 4th century BC: deeds from Samaria; slaves are sold and a Sanballat is named",
  source: "found 1962",
  mark: "certain",
  names: [
    "wadi daliyeh",
    "wadi daliyeh papyri",
    "wadi ed daliyeh",
    "wadi daliya",
    "samaria papyri",
    "wadi daliyeh papyrus",
  ],
  subjects: ["sanballat", "samaritans"],
};
