import type { Find } from "./schema";

export const hazorburn: Find = {
  id: "hazorburn",
  text: "Hazor: the Canaanite city was burned in the 13th century BC; who burned it is disputed",
  source: "Yadin 1950s; Ben-Tor from 1990",
  mark: "certain",
  names: [
    "hazor excavations",
    "hazor excavation",
    "hazor destruction layer",
    "tel hazor",
    "hazor burn layer",
    "hazor burnt palace",
  ],
  subjects: ["hazor", "burning of hazor", "destruction of hazor"],
};
