import type { Misquotation } from "./schema";

export const ashesToAshes: Misquotation = {
  id: "ashes-to-ashes",
  order: 200,
  wordings: ["ashes to ashes dust to dust", "ashes to ashes and dust to dust", "ashes to ashes"],
  answer:
    "Those words come from the burial service of the Book of Common Prayer, not from the Bible. They rest on what God says to Adam.",
  references: ["Genesis 3:19", "Ecclesiastes 3:20"],
};
