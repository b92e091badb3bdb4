import { faulkner } from "../citations";
import type { CreationDay } from "../schema";

export const day3LandAndPlants: CreationDay = {
  id: "day-3-land-and-plants",
  order: 30,
  year: "Day 3 · 4004 BC (Ussher)",
  event: "Land, seas and plants",
  description:
    "God gathers the waters so that dry land appears, and then bids the land bring forth grass, herbs and fruit trees, each with its own seed (Genesis 1:9-13). For the first time the verdict that it was good is given twice in one day. Psalm 104:5-9 sings of the same parting of land and sea.",
  evidence:
    "Danny Faulkner suggests that the plants of this day shot up unusually fast by miracle, since trees stood ready with fruit, and takes that rapid growth as a pattern for other works of the week. The argument rests on the wording of the text and appeals to a miracle, so Faulkner does not offer it as a process that a laboratory could repeat or a fossil could confirm.",
  mainstream:
    "The oldest pieces of the crust are more than 4.3 billion years old by uranium dating. Plants reached dry land about 470 million years ago, long after life in the sea began.",
  icon: "sprout",
  biblicalReferences: ["Genesis 1:9-13", "Psalm 104:5-9"],
  sources: [faulkner],
};
