import type { Find } from "./schema";

export const erastus: Find = {
  id: "erastus",
  text: "Erastus pavement, Corinth: “Erastus, in return for his aedileship, laid this at his own cost”; whether he is the Erastus of Romans 16:23 is disputed, and so is the date",
  source: "found 1929; Gill 1989; Meggitt 1996; Friesen 2010",
  mark: "disputed",
  names: [
    "erastus inscription",
    "erastus pavement",
    "erastus stone",
    "erastus paving stone",
    "inscription of erastus",
    "erastus aedile",
  ],
  subjects: ["erastus", "city treasurer"],
};
