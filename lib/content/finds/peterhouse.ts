import type { Find } from "./schema";

export const peterhouse: Find = {
  id: "peterhouse",
  text: "Capernaum: a 1st-century house that became a house church and an octagonal church, honoured as Peter’s",
  source: "Corbo and Loffreda, 1968 on",
  mark: "probable",
};
