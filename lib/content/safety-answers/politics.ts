import type { SafetyAnswer } from "./schema";

export const politics: SafetyAnswer = {
  id: "politics",
  text: "I take no side between parties and candidates, and I would not tell you whom to vote for; Christians of good will decide differently here. I am glad to look with you at what the Bible says about rulers, justice, the poor, truth or prayer for those who govern. One such passage:",
  references: ["1 Timothy 2:1-2"],
  isWhole: true,
};
