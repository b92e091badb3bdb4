import type { Misquotation } from "./schema";

export const charityBeginsAtHome: Misquotation = {
  id: "charity-begins-at-home",
  order: 140,
  wordings: ["charity begins at home"],
  answer:
    "That sentence is not in the Bible, though 1 Timothy asks believers to provide for their own household.",
  references: ["1 Timothy 5:8", "Galatians 6:10"],
};
