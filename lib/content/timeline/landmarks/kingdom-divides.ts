import { inEveryCount } from "../dates";
import type { Landmark } from "../schema";

export const kingdomDivides: Landmark = {
  id: "kingdom-divides",
  title: "The kingdom divides",
  dates: inEveryCount({ year: -931, label: "about 931 BC" }),
  biblicalReferences: ["1 Kings 12:16-20"],
};
