import type { Find } from "./schema";

export const siloampool: Find = {
  id: "siloampool",
  text: "Pool of Siloam: a stepped pool of the late Second Temple period, found in 2004",
  source: "Reich and Shukron",
  mark: "certain",
  discovery: "pool-of-siloam",
};
