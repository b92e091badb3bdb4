import type { Find } from "./schema";

export const mesha: Find = {
  id: "mesha",
  text: "Mesha Stele, 9th century BC: Mesha of Moab tells of his revolt against Israel; it names Omri and YHWH",
  source: "Louvre, Paris",
  mark: "certain",
  names: [
    "mesha stele",
    "mesha stela",
    "mesha stone",
    "moabite stone",
    "mesha inscription",
    "moabite inscription",
  ],
  subjects: ["mesha", "omri", "moab", "moabites"],
  discovery: "mesha-stele",
};
