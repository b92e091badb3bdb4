import type { Find } from "./schema";

export const ajrud: Find = {
  id: "ajrud",
  text: "Kuntillet Ajrud inscriptions, about 800 BC: blessings by “YHWH of Samaria” and “YHWH of Teman” and “his asherah”; whether a goddess or a cult object is meant is disputed",
  source: "Z. Meshel excavation, 1975-1976",
  mark: "certain",
  names: [
    "kuntillet ajrud",
    "kuntilet ajrud",
    "kuntillat ajrud",
    "yhwh and his asherah",
    "yahweh and his asherah",
    "yahweh of samaria",
    "yahweh had a wife",
    "god had a wife",
    "wife of god",
  ],
  subjects: ["yahweh of teman", "wife of yahweh", "divine name"],
};
