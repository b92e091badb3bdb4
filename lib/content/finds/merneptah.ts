import type { Find } from "./schema";

export const merneptah: Find = {
  id: "merneptah",
  text: "Merneptah Stele, about 1208 BC: the earliest certain mention of Israel, as a people in Canaan",
  source: "Egyptian Museum, Cairo, JE 31408",
  mark: "certain",
  names: [
    "merneptah stele",
    "merneptah stela",
    "merneptah",
    "merenptah stele",
    "israel stele",
    "merneptah inscription",
  ],
  subjects: [],
  discovery: "merneptah-stele",
};
