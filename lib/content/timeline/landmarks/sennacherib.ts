import { inEveryCount } from "../dates";
import type { Landmark } from "../schema";

export const sennacherib: Landmark = {
  id: "sennacherib",
  title: "Sennacherib invades Judah",
  dates: inEveryCount({ year: -701, label: "701 BC" }),
  biblicalReferences: ["2 Kings 18:13", "Isaiah 36:1"],
};
