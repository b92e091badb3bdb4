import { inEveryCount } from "../dates";
import type { Landmark } from "../schema";

export const samariaFalls: Landmark = {
  id: "samaria-falls",
  title: "Samaria falls to Assyria",
  dates: inEveryCount({ year: -722, earliest: -722, latest: -720, label: "722 BC (or 720)" }),
  biblicalReferences: ["2 Kings 17:6"],
};
