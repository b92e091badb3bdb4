import type { Misquotation } from "./schema";

export const footprints: Misquotation = {
  id: "footprints",
  order: 520,
  wordings: [
    "footprints in the sand",
    "it was then that i carried you",
    "only one set of footprints",
  ],
  answer:
    "This is from the modern poem “Footprints”, which is not in the Bible. In the Bible God says that he carries his people.",
  references: ["Isaiah 46:4", "Deuteronomy 1:31"],
};
