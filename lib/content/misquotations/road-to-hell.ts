import type { Misquotation } from "./schema";

export const roadToHell: Misquotation = {
  id: "road-to-hell",
  order: 180,
  wordings: ["road to hell is paved with good intentions", "hell is paved with good intentions"],
  answer:
    "That proverb is not in the Bible. The nearest thing to it is a way that seems right and ends in death.",
  references: ["Proverbs 14:12", "Matthew 7:13-14"],
};
