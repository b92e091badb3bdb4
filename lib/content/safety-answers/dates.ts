import type { SafetyAnswer } from "./schema";

export const dates: SafetyAnswer = {
  id: "dates",
  text: "I name no date for Christ’s return or for the end of the world, and every date that has been named so far has passed. Jesus says that nobody knows it:",
  references: ["Matthew 24:36", "Acts 1:7"],
  isWhole: false,
};
