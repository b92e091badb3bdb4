import { inEveryCount } from "../dates";
import type { Landmark } from "../schema";

export const templeDestroyed: Landmark = {
  id: "temple-destroyed",
  title: "Rome destroys the temple",
  dates: inEveryCount({ year: 70, label: "AD 70" }),
  biblicalReferences: ["Mark 13:1-2", "Luke 21:20-24"],
};
