import type { Find } from "./schema";

export const jerichowalls: Find = {
  id: "jerichowalls",
  text: "Jericho (Tell es-Sultan): a burned Bronze Age city with fallen walls; Kenyon dated its end to about 1550 BC, Wood argues for about 1400 BC",
  source: "Kenyon 1952-1958; Wood, BAR 16/2, 1990",
  mark: "disputed",
  names: [
    "tell es sultan",
    "tel es sultan",
    "kenyons jericho",
    "jericho excavations",
    "jericho excavation",
    "jericho dig",
  ],
  subjects: [
    "jericho",
    "walls of jericho",
    "jericho walls",
    "fall of jericho",
    "battle of jericho",
  ],
};
