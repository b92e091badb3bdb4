import type { Misquotation } from "./schema";

export const devilInTheDetails: Misquotation = {
  id: "devil-in-the-details",
  order: 820,
  wordings: ["devil is in the details", "god is in the details"],
  answer: "Neither form is in the Bible; both are modern sayings.",
  references: ["Luke 16:10"],
};
