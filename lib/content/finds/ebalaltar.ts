import type { Find } from "./schema";

export const ebalaltar: Find = {
  id: "ebalaltar",
  text: "Mount Ebal: a stone structure of about 1200 BC with ash and animal bones, read by its excavator as an altar",
  source: "A. Zertal, 1980s; reading disputed",
  mark: "disputed",
  names: [
    "zertals altar",
    "zertal altar",
    "mount ebal altar zertal",
    "ebal altar excavation",
    "ebal excavation",
    "el burnat",
  ],
  subjects: ["ebal", "mount ebal", "joshuas altar", "altar of joshua", "ebal altar"],
};
