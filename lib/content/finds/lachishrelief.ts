import type { Find } from "./schema";

export const lachishrelief: Find = {
  id: "lachishrelief",
  text: "Lachish reliefs from Sennacherib’s palace at Nineveh: the siege of Lachish, 701 BC",
  source: "British Museum; Ussishkin 1982",
  mark: "certain",
  names: [
    "lachish reliefs",
    "lachish relief",
    "sennacheribs reliefs",
    "lachish wall panels",
    "lachish carvings",
    "relief of lachish",
  ],
  subjects: ["lachish", "sennacherib", "siege of lachish", "assyrians", "assyrian siege"],
};
