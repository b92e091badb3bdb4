import { inEveryCount } from "../dates";
import type { Landmark } from "../schema";

export const cyrusDecree: Landmark = {
  id: "cyrus-decree",
  title: "Cyrus lets the exiles go",
  dates: inEveryCount({ year: -538, label: "538 BC" }),
  biblicalReferences: ["Ezra 1:1-4"],
};
