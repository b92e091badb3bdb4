import type { Find } from "./schema";

export const siloampool: Find = {
  id: "siloampool",
  text: "Pool of Siloam: stepped pool of the late Second Temple age found in 2004",
  source: "Reich and Shukron",
  mark: "certain",
  discovery: "pool-of-siloam",
};
