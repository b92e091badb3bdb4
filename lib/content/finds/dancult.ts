import type { Find } from "./schema";

export const dancult: Find = {
  id: "dancult",
  text: "Tel Dan: a large high place with steps and an altar site, linked to Jeroboam’s shrine (1 Kings 12:28-30)",
  source: "A. Biran excavation",
  mark: "probable",
  names: [
    "tel dan high place",
    "tel dan altar",
    "high place at dan",
    "tel dan shrine",
    "jeroboams high place",
    "tel dan sanctuary",
  ],
  subjects: ["jeroboams altar"],
};
