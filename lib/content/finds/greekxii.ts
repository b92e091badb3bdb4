import type { Find } from "./schema";

export const greekxii: Find = {
  id: "greekxii",
  text: "Greek Minor Prophets Scroll (8HevXIIgr), Nahal Hever: the divine name in Old Hebrew letters; more pieces (Zechariah, Nahum) announced in 2021",
  source: "E. Tov, DJD 8, 1990 (March 16, 2021)",
  mark: "certain",
  names: [
    "greek minor prophets scroll",
    "8hevxiigr",
    "nahal hever scroll",
    "nahal hever minor prophets",
    "greek twelve prophets scroll",
    "minor prophets scroll",
  ],
  subjects: ["divine name", "tetragrammaton", "septuagint"],
};
