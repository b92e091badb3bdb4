import type { Find } from "./schema";

export const uzziah: Find = {
  id: "uzziah",
  text: "Aramaic plaque: “here were brought the bones of Uzziah, king of Judah”, 1st century AD",
  source: "E. L. Sukenik 1931; Israel Museum",
  mark: "certain",
  names: [
    "uzziah tablet",
    "uzziah inscription",
    "uzziah plaque",
    "uzziah tomb inscription",
    "uzziah stone",
    "uzziah burial inscription",
  ],
  subjects: ["uzziah", "king uzziah", "uzziahs tomb", "uzziahs bones", "bones of uzziah"],
};
