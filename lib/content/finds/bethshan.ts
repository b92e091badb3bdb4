import type { Find } from "./schema";

export const bethshan: Find = {
  id: "bethshan",
  text: "Beth-shan: an Egyptian garrison town with steles of Seti I and Ramesses II",
  source: "Rowe and others; Rockefeller and Philadelphia museums",
  mark: "certain",
};
