import type { SafetyAnswer } from "./schema";

export const abuse: SafetyAnswer = {
  id: "abuse",
  text: "I am sorry. What you describe should not happen, and it is not your fault. Nothing in the Bible asks you to stay where you are harmed.\n\n{emergency}\n\n{abuse}\n\nIf you can, tell somebody you trust: a friend, a doctor, a teacher or a pastor who will take it seriously. If you use a shared device, somebody may be able to see what you read.\n\nThe psalms speak of God as a shelter for those who are oppressed:",
  references: ["Psalm 9:9"],
  isWhole: true,
};
