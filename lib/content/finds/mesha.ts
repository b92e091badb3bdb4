import type { Find } from "./schema";

export const mesha: Find = {
  id: "mesha",
  text: "Mesha Stele, 9th century BC: Mesha of Moab tells of his revolt against Israel; it names Omri and YHWH",
  source: "Louvre, Paris",
  mark: "certain",
  discovery: "mesha-stele",
};
