import type { Find } from "./schema";

export const magdala: Find = {
  id: "magdala",
  text: "Magdala: synagogue in use before AD 70, with a carved stone showing a lampstand",
  source: "found 2009; Israel Antiquities Authority",
  mark: "certain",
};
