import type { FamiliarWording } from "./schema";

export const judgeNotLestYeBeJudged: FamiliarWording = {
  id: "judge-not-lest-ye-be-judged",
  verse: "Matt.7.1",
  wordings: ["judge not lest ye be judged", "judge not lest you be judged"],
};
