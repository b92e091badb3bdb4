import type { Find } from "./schema";

export const warning: Find = {
  id: "warning",
  text: "Temple warning inscription: a Greek notice that a foreigner who passes the barrier has himself to blame for his death (compare Acts 21:28-29)",
  source: "Istanbul 2196; found 1871; a fragment found 1936",
  mark: "certain",
  names: [
    "temple warning inscription",
    "temple warning stone",
    "soreg inscription",
    "warning inscription",
    "soreg",
    "temple balustrade inscription",
  ],
  subjects: ["herods temple", "gentiles in temple", "temple barrier"],
};
