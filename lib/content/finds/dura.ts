import type { Find } from "./schema";

export const dura: Find = {
  id: "dura",
  text: "Dura-Europos: a house church with a baptism room and wall paintings, about AD 240",
  source: "excavated 1931-1932; Yale",
  mark: "certain",
  names: [
    "dura europos",
    "dura europus",
    "dura europos church",
    "dura europos house church",
    "dura house church",
    "dura church",
  ],
  subjects: ["oldest church"],
};
