import type { Find } from "./schema";

export const beershebaaltar: Find = {
  id: "beershebaaltar",
  text: "Beersheba: stones of a large four-horned altar reused in a storehouse wall of the 8th century BC",
  source: "Y. Aharoni, 1973; Israel Museum",
  mark: "certain",
};
