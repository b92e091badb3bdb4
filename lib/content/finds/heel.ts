import type { Find } from "./schema";

export const heel: Find = {
  id: "heel",
  text: "Heel bone of Yehohanan with an iron nail (Giv‘at ha-Mivtar, 1968): crucifixion in 1st-century Jerusalem",
  source: "Zias and Sekeles, IEJ 35, 1985",
  mark: "certain",
  names: [
    "yehohanan",
    "yehohanan heel",
    "heel bone of yehohanan",
    "yehohanan heel bone",
    "crucified heel bone",
    "givat ha mivtar",
    "heel bone",
  ],
  subjects: ["nailed heel"],
};
