import type { Find } from "./schema";

export const amosquake: Find = {
  id: "amosquake",
  text: "Signs of a strong earthquake in the mid-8th century BC at Hazor and other sites (compare Amos 1:1)",
  source: "Austin, Franz and Frost 2000",
  mark: "probable",
  names: [
    "amos earthquake layer",
    "hazor earthquake",
    "earthquake damage at hazor",
    "amos quake",
    "earthquake layer",
  ],
  subjects: ["earthquake of amos", "uzziahs earthquake", "days of uzziah"],
};
