import type { Find } from "./schema";

export const siloampool: Find = {
  id: "siloampool",
  text: "Pool of Siloam: a stepped pool of the late Second Temple period, found in 2004",
  source: "Reich and Shukron",
  mark: "certain",
  names: [
    "siloam pool excavation",
    "siloam pool dig",
    "siloam pool steps",
    "siloam pool discovery",
    "pool of siloam excavation",
    "pool of siloam discovery",
  ],
  subjects: ["pool of siloam", "siloam", "siloam pool"],
  discovery: "pool-of-siloam",
};
