import type { Find } from "./schema";

export const titus: Find = {
  id: "titus",
  text: "Arch of Titus, Rome (about AD 81): the lampstand and the table carried in triumph",
  source: "in place, Rome",
  mark: "certain",
  names: [
    "arch of titus",
    "titus arch",
    "titus arch rome",
    "triumphal arch of titus",
    "titus menorah relief",
  ],
  subjects: ["menorah", "temple menorah", "lampstand", "temple lampstand"],
};
