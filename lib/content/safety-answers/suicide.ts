import type { SafetyAnswer } from "./schema";

/** For questions about the subject: somebody may stand behind them. */
export const suicide: SafetyAnswer = {
  id: "suicide",
  text: "This question is often a heavy one. If it is about somebody you have lost, I am sorry. If it is about yourself, please talk to somebody today: you matter, and help is there.\n\n{crisis}",
  references: [],
  isWhole: false,
};
