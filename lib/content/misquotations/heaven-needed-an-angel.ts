import type { Misquotation } from "./schema";

export const heavenNeededAnAngel: Misquotation = {
  id: "heaven-needed-an-angel",
  order: 1030,
  wordings: [
    "heaven needed another angel",
    "god needed another angel",
    "god wanted another angel",
    "heaven wanted another angel",
    "god needed an angel",
    "god took her because he needed an angel",
    "god needs another angel in heaven",
  ],
  answer: "The Bible does not say this: people do not become angels, and God lacks nothing.",
  references: ["Acts 17:25", "Hebrews 1:14"],
};
