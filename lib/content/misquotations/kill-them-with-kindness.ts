import type { Misquotation } from "./schema";

export const killThemWithKindness: Misquotation = {
  id: "kill-them-with-kindness",
  order: 340,
  wordings: ["kill them with kindness", "kill him with kindness", "kill with kindness"],
  answer:
    "That saying is not in the Bible. Paul, quoting Proverbs, speaks of feeding a hungry enemy.",
  references: ["Romans 12:20-21", "Proverbs 25:21-22"],
};
