import type { SafetyAnswer } from "./schema";

export const distress: SafetyAnswer = {
  id: "distress",
  text: "That sounds very heavy, and I am sorry. You do not have to carry it alone: please tell somebody near you, a friend, a pastor or a doctor, how you feel. If it becomes too much, there is help at any hour.\n\n{crisis}\n\nHere is what the Bible has for such hours.",
  references: [],
  isWhole: false,
};
