import { inEveryCount } from "../dates";
import type { Landmark } from "../schema";

export const secondTemple: Landmark = {
  id: "second-temple",
  title: "The second temple is finished",
  dates: inEveryCount({ year: -515, label: "515 BC" }),
  biblicalReferences: ["Ezra 6:15"],
};
