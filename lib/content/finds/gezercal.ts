import type { Find } from "./schema";

export const gezercal: Find = {
  id: "gezercal",
  text: "Gezer Calendar, 10th century BC: the farming year in twelve months",
  source: "found 1908; Istanbul Archaeology Museums",
  mark: "certain",
  names: [
    "gezer calendar",
    "gezer calender",
    "gezer tablet",
    "calendar of gezer",
    "gezer almanac",
    "gezer farming calendar",
  ],
  subjects: ["gezer", "farming year", "early hebrew writing"],
};
