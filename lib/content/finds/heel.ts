import type { Find } from "./schema";

export const heel: Find = {
  id: "heel",
  text: "Heel bone of Yehohanan with an iron nail (Giv‘at ha-Mivtar, 1968): crucifixion in 1st-century Jerusalem",
  source: "Zias and Sekeles, IEJ 35, 1985",
  mark: "certain",
};
