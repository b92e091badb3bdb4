import type { Find } from "./schema";

export const bethshan: Find = {
  id: "bethshan",
  text: "Beth-shan: an Egyptian garrison town with steles of Seti I and Ramesses II",
  source: "Rowe and others; Rockefeller and Philadelphia museums",
  mark: "certain",
  names: [
    "seti stele",
    "seti stela",
    "beth shean stele",
    "beth shan stele",
    "beit shean excavations",
    "beth shean excavations",
  ],
  subjects: ["beth shan", "beth shean", "seti", "ramesses", "ramses", "egyptian garrison"],
};
