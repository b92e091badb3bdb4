import type { Find } from "./schema";

export const isascroll: Find = {
  id: "isascroll",
  text: "Great Isaiah Scroll (1QIsa-a): a complete copy of Isaiah from about the 2nd century BC, 734 cm long",
  source: "Israel Museum",
  mark: "certain",
  names: [
    "great isaiah scroll",
    "isaiah scroll",
    "isaiah scrolls",
    "1qisaa",
    "1qisa",
    "scroll of isaiah qumran",
  ],
  subjects: [],
  discovery: "dead-sea-scrolls",
};
