import type { Find } from "./schema";

export const politarch: Find = {
  id: "politarch",
  text: "Inscriptions with the title “politarch” at Thessalonica, the word used in Acts 17:6",
  source: "British Museum 1877,0511.1, 2nd century AD, from the Vardar Gate, and others",
  mark: "certain",
  names: [
    "politarch inscription",
    "politarch inscriptions",
    "politarchs inscription",
    "vardar gate inscription",
    "politarch stone",
    "inscription from vardar gate",
  ],
  subjects: ["politarch", "politarchs", "thessalonica", "rulers of thessalonica"],
};
