import { inEveryCount } from "../dates";
import type { Landmark } from "../schema";

export const birthOfJesus: Landmark = {
  id: "birth-of-jesus",
  title: "Jesus is born",
  dates: inEveryCount({ year: -5, earliest: -6, latest: -4, label: "about 5 BC" }),
  biblicalReferences: ["Matthew 2:1", "Luke 2:4-7"],
};
