import type { Misquotation } from "./schema";

export const cleanlinessIsNextToGodliness: Misquotation = {
  id: "cleanliness-is-next-to-godliness",
  order: 20,
  wordings: [
    "cleanliness is next to godliness",
    "cleanliness is close to godliness",
    "cleanliness next to godliness",
    "cleanliness comes next to godliness",
    "cleanness is next to godliness",
    "clean is next to godliness",
    "being clean is next to godliness",
    "godliness and cleanliness go together",
    "cleanliness is beside godliness",
  ],
  answer:
    "That sentence is not in the Bible. John Wesley used it in a sermon in the eighteenth century. What Jesus and the psalms ask for is a clean heart.",
  references: ["Matthew 23:25-26", "Psalm 51:10"],
};
