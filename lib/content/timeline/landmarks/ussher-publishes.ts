import { inEveryCount } from "../dates";
import type { Landmark } from "../schema";

export const ussherPublishes: Landmark = {
  id: "ussher-publishes",
  title: "Ussher publishes his count",
  dates: inEveryCount({ year: 1650, label: "AD 1650" }),
  biblicalReferences: [],
};
