import type { Find } from "./schema";

export const dss: Find = {
  id: "dss",
  text: "Dead Sea Scrolls, 3rd century BC to 1st century AD: copies of nearly every book of the Hebrew Bible",
  source: null,
  mark: "certain",
  names: [
    "dead sea scrolls",
    "dead sea scroll",
    "qumran scrolls",
    "qumran scroll",
    "qumran caves",
    "scrolls of qumran",
  ],
  subjects: ["qumran", "old testament copies", "old testament manuscripts"],
  discovery: "dead-sea-scrolls",
};
