import type { SafetyAnswer } from "./schema";

export const offTopic: SafetyAnswer = {
  id: "off-topic",
  text: "That lies outside what I can help with: I am a study assistant for the Bible, its world and the Christian faith. Ask me about a verse, a person, a place, a teaching or a doubt, and I will gladly look it up.",
  references: [],
  isWhole: true,
};
