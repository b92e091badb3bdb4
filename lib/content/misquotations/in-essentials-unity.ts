import type { Misquotation } from "./schema";

export const inEssentialsUnity: Misquotation = {
  id: "in-essentials-unity",
  order: 940,
  wordings: ["in essentials unity", "in essential things unity"],
  answer: "This comes from writers of the seventeenth century, not from the Bible.",
  references: ["Romans 14:1"],
};
