import type { Find } from "./schema";

export const gates: Find = {
  id: "gates",
  text: "Six-chamber gates at Hazor, Megiddo and Gezer, linked by Yadin to 1 Kings 9:15; some date them later",
  source: "Yadin 1958; Finkelstein 1996",
  mark: "disputed",
  names: [
    "six chamber gates",
    "six chambered gates",
    "six chambered gate",
    "six chamber gate",
    "solomonic gates",
    "solomonic gate",
  ],
  subjects: ["solomons gates", "megiddo", "gezer", "hazor", "solomons building"],
};
