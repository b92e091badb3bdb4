import type { Misquotation } from "./schema";

export const drummerBoy: Misquotation = {
  id: "drummer-boy",
  order: 710,
  wordings: ["little drummer boy", "drummer boy at the manger", "drummer boy at the nativity"],
  answer:
    "There is no drummer boy in the Bible; he is from a Christmas song of the twentieth century.",
  references: ["Luke 2:15-16"],
};
