import type { Find } from "./schema";

export const uzziah: Find = {
  id: "uzziah",
  text: "Aramaic plaque: “here were brought the bones of Uzziah, king of Judah”, 1st century AD",
  source: "E. L. Sukenik 1931; Israel Museum",
  mark: "certain",
};
