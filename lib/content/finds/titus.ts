import type { Find } from "./schema";

export const titus: Find = {
  id: "titus",
  text: "Arch of Titus, Rome (about AD 81): the lampstand and the table carried in triumph",
  source: "in place, Rome",
  mark: "certain",
};
