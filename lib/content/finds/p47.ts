import type { Find } from "./schema";

export const p47: Find = {
  id: "p47",
  text: "Papyrus P47, 3rd century: Revelation 9-17",
  source: "Chester Beatty Library, Dublin",
  mark: "certain",
  names: ["p47", "papyrus 47", "papyrus p47", "p 47", "chester beatty revelation"],
  subjects: [],
};
