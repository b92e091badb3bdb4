import type { Misquotation } from "./schema";

export const noRestForTheWicked: Misquotation = {
  id: "no-rest-for-the-wicked",
  order: 630,
  wordings: ["no rest for the wicked", "no rest for the weary"],
  answer: "The Bible has no peace where the saying has no rest.",
  references: ["Isaiah 48:22", "Isaiah 57:20-21"],
};
