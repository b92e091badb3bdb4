import type { SafetyAnswer } from "./schema";

export const medical: SafetyAnswer = {
  id: "medical",
  text: "I hope that you, or the person you are thinking of, will be well soon. I cannot give medical advice: please ask a doctor or a pharmacist, and do not begin or stop a treatment because of something you read here. {emergency}\n\nSeeking a doctor and praying are not opposed to each other. What I can do is look at what the Bible says.",
  references: [],
  isWhole: false,
};
