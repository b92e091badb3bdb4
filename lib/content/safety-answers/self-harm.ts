import type { SafetyAnswer } from "./schema";

export const selfHarm: SafetyAnswer = {
  id: "self-harm",
  text: "I am so sorry that it is this hard. Thank you for saying it. You matter, and you do not have to carry this alone.\n\n{emergency}\n\n{crisis}\n\nPlease also tell one person near you, a friend, a relative, a pastor or a doctor, how you feel, and ask them to stay with you. I am only a study assistant and no substitute for them.\n\nPeople in the Bible came to this point too and said so to God. This is for you as well:",
  references: ["Psalm 34:18"],
  isWhole: true,
};
