import type { Misquotation } from "./schema";

export const sevenDeadlySins: Misquotation = {
  id: "seven-deadly-sins",
  order: 250,
  wordings: ["seven deadly sins", "7 deadly sins"],
  answer:
    "The list of seven deadly sins is not in the Bible; it was drawn up in the early church and shaped by Gregory the Great. Proverbs has a different list of seven things that the Lord hates.",
  references: ["Proverbs 6:16-19"],
};
