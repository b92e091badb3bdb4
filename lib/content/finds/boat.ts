import type { Find } from "./schema";

export const boat: Find = {
  id: "boat",
  text: "Galilee Boat: a wooden fishing boat about 8 m long, 1st century BC to 1st century AD",
  source: "found 1986 near Ginosar; Yigal Allon Centre",
  mark: "certain",
  names: [
    "galilee boat",
    "jesus boat",
    "ginosar boat",
    "ancient galilee boat",
    "kinneret boat",
    "ginnosar boat",
    "old fishing boat",
    "ancient fishing boat",
    "boat from jesus time",
  ],
  subjects: ["boats of galilee"],
};
