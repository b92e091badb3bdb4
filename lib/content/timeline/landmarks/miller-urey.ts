import { inEveryCount } from "../dates";
import type { Landmark } from "../schema";

export const millerUrey: Landmark = {
  id: "miller-urey",
  title: "Miller and Urey’s spark experiment",
  dates: inEveryCount({ year: 1952, label: "AD 1952" }),
  biblicalReferences: [],
};
