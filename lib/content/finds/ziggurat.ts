import type { Find } from "./schema";

export const ziggurat: Find = {
  id: "ziggurat",
  text: "Ziggurats, stepped temple towers of Mesopotamia: Ur’s still stands in part; Babylon’s (Etemenanki) is known from its base and from texts",
  source: "excavations at Ur and Babylon",
  mark: "certain",
  names: ["ziggurat", "ziggurats", "zigurat", "ziggurat of ur", "etemenanki", "ziggarat"],
  subjects: ["tower of babel", "babel", "ur"],
};
