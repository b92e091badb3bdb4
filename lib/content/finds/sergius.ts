import type { Find } from "./schema";

export const sergius: Find = {
  id: "sergius",
  text: "Inscriptions of the Sergii Paulli (Pisidian Antioch, Rome) and a doubtful one from Cyprus; none certainly names the proconsul of Acts 13:7",
  source: "Ramsay 1912 and others",
  mark: "disputed",
  names: [
    "sergius paulus inscription",
    "sergius paulus stone",
    "sergii paulli inscription",
    "sergii paulli",
    "sergius paullus inscription",
    "paulus inscription cyprus",
  ],
  subjects: ["sergius paulus", "proconsul of cyprus", "sergius paullus"],
};
