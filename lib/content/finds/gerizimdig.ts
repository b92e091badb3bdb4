import type { Find } from "./schema";

export const gerizimdig: Find = {
  id: "gerizimdig",
  text: "Mount Gerizim: a Samaritan sanctuary from the 5th century BC to the 2nd",
  source: "Y. Magen excavation",
  mark: "certain",
  names: [
    "gerizim excavation",
    "gerizim excavations",
    "mount gerizim excavations",
    "gerizim dig",
    "mt gerizim excavation",
    "magen gerizim",
  ],
  subjects: ["gerizim", "mount gerizim", "samaritans", "samaritan temple"],
};
