import type { Find } from "./schema";

export const p72: Find = {
  id: "p72",
  text: "Papyrus P72 (Bodmer), 3rd-4th century: the oldest copies of 1 and 2 Peter and Jude",
  source: "Vatican Library and Cologny",
  mark: "certain",
  names: ["p72", "papyrus 72", "papyrus p72", "p 72", "bodmer p72", "bodmer jude"],
  subjects: [],
};
