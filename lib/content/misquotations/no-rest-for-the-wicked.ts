import type { Misquotation } from "./schema";

export const noRestForTheWicked: Misquotation = {
  id: "no-rest-for-the-wicked",
  order: 630,
  wordings: ["no rest for the wicked", "no rest for the weary"],
  answer: "Where the saying has “no rest”, the Bible has “no peace”.",
  references: ["Isaiah 48:22", "Isaiah 57:20-21"],
};
