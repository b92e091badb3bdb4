import type { Find } from "./schema";

export const safi: Find = {
  id: "safi",
  text: "Tell es-Safi (Gath): large Philistine city, with siege works from about 830 BC (compare 2 Kings 12:17); a sherd bears two names of the same kind as Goliath, not his own",
  source: "A. Maeir excavation; sherd found 2005",
  mark: "certain",
  names: [
    "tell es safi",
    "tel es safi",
    "es safi",
    "gath excavation",
    "goliath inscription",
    "goliath sherd",
  ],
  subjects: ["gath", "goliath", "philistines"],
};
