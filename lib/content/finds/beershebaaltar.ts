import type { Find } from "./schema";

export const beershebaaltar: Find = {
  id: "beershebaaltar",
  text: "Beersheba: stones of a large four-horned altar reused in a storehouse wall of the 8th century BC",
  source: "Y. Aharoni, 1973; Israel Museum",
  mark: "certain",
  names: [
    "beersheba horned altar",
    "horned altar of beersheba",
    "horned altar at beersheba",
    "tel beersheba altar",
    "beer sheba horned altar",
    "tel sheva altar",
  ],
  subjects: ["beersheba", "horned altar", "four horned altar", "horns of altar"],
};
