import type { Find } from "./schema";

export const dancult: Find = {
  id: "dancult",
  text: "Tel Dan: a large high place with steps and an altar site, linked to Jeroboam’s shrine (1 Kings 12:28-30)",
  source: "A. Biran excavation",
  mark: "probable",
};
