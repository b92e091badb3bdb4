import type { Find } from "./schema";

export const deiralla: Find = {
  id: "deiralla",
  text: "Deir Alla plaster text, about 840-760 BC: visions of “Balaam son of Beor, a seer of the gods”, painted in ink; the story is not that of Numbers",
  source: "found 1967; Amman; KAI 312",
  mark: "certain",
  names: [
    "deir alla",
    "deir alla inscription",
    "deir alla text",
    "deir allah",
    "balaam inscription",
    "tell deir alla",
  ],
  subjects: ["balaam", "balaam son beor", "bileam"],
};
