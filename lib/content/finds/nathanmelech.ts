import type { Find } from "./schema";

export const nathanmelech: Find = {
  id: "nathanmelech",
  text: "Bulla of “Nathan-Melech, servant of the king” (compare 2 Kings 23:11)",
  source:
    "Givati, Jerusalem; Gadot and Shalev, announced 2019; the link to the official of Josiah is possible, not proven",
  mark: "probable",
  names: [
    "nathan melech bulla",
    "nathan melech seal",
    "nathanmelech seal",
    "nathanmelech bulla",
    "nathan melech inscription",
    "nathan melech seal impression",
  ],
  subjects: ["nathan melech", "nathanmelech", "josiah"],
};
