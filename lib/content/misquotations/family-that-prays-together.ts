import type { Misquotation } from "./schema";

export const familyThatPraysTogether: Misquotation = {
  id: "family-that-prays-together",
  order: 530,
  wordings: [
    "family that prays together stays together",
    "families that pray together stay together",
  ],
  answer: "This is a slogan of the twentieth century, not a verse.",
  references: ["Joshua 24:15"],
};
