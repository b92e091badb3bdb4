import type { Find } from "./schema";

export const magdala: Find = {
  id: "magdala",
  text: "Magdala: synagogue in use before AD 70, with a carved stone showing a lampstand",
  source: "found 2009; Israel Antiquities Authority",
  mark: "certain",
  names: [
    "magdala stone",
    "magdala synagogue",
    "synagogue at magdala",
    "magdala excavation",
    "magdala dig",
    "migdal synagogue",
  ],
  subjects: ["magdala", "lampstand", "menorah"],
};
