import type { Find } from "./schema";

export const mikveh: Find = {
  id: "mikveh",
  text: "Stepped ritual baths (mikvaot) of the Second Temple period, many beside the Temple Mount",
  source: "R. Reich; Temple Mount excavations",
  mark: "certain",
  names: [
    "mikvaot",
    "mikvehs",
    "mikvahs",
    "stepped ritual baths",
    "temple mount mikveh",
    "jewish ritual baths",
  ],
  subjects: ["mikveh", "mikvah", "ritual bath", "ritual baths", "ritual washing", "purification"],
};
