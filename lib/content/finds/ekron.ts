import type { Find } from "./schema";

export const ekron: Find = {
  id: "ekron",
  text: "Ekron royal inscription, 7th century BC: names the city and its kings Padi and Achish (Ikausu), both also named in Assyrian records",
  source: "Tel Miqne, found 1996; Israel Museum, IAA 1997-2912",
  mark: "certain",
  names: [
    "ekron inscription",
    "ekron royal inscription",
    "ekron stone",
    "tel miqne",
    "tel miqne inscription",
    "ekron dedicatory inscription",
  ],
  subjects: ["ekron", "achish", "padi", "philistines", "philistine kings"],
};
