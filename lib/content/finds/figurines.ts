import type { Find } from "./schema";

export const figurines: Find = {
  id: "figurines",
  text: "Judean pillar figurines, 8th-7th century BC: clay women found in many houses of Judah; their use is disputed",
  source: "Kletter 1996",
  mark: "certain",
  names: [
    "pillar figurines",
    "pillar figurine",
    "judean pillar figurines",
    "judean pillar figurine",
    "judean figurines",
    "judahite pillar figurines",
  ],
  subjects: ["house idols", "fertility goddess"],
};
