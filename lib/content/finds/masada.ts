import type { Find } from "./schema";

export const masada: Find = {
  id: "masada",
  text: "Masada: Herod’s fortress, the last to fall to Rome (AD 73 or 74); coins, scrolls, siege camps",
  source: "Y. Yadin 1963-1965",
  mark: "certain",
  names: ["masada", "massada", "masada fortress", "siege of masada", "masada scrolls"],
  subjects: ["herods fortress"],
};
