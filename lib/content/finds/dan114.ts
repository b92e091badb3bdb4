import type { Find } from "./schema";

export const dan114: Find = {
  id: "dan114",
  text: "Daniel copies from Qumran (eight manuscripts); 4Q114 is among the earliest, with a date range of about 230-160 BC in a 2025 study (disputed)",
  source: "Popovic and others 2025",
  mark: "certain",
  names: [
    "4q114",
    "daniel scroll",
    "daniel scrolls",
    "qumran daniel",
    "dead sea daniel",
    "daniel dead sea scrolls",
  ],
  subjects: ["date of daniel"],
};
