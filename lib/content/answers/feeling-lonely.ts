import type { Answer } from "./schema";

export const feelingLonely: Answer = {
  id: "feeling-lonely",
  section: "Hard times",
  question: "I am so lonely. What does the Bible say about loneliness?",
  askedAs: [
    "i have no friends",
    "i feel alone",
    "nobody cares about me",
    "lonely at night bible verse",
    "single and lonely",
    "no one would notice if i was gone",
  ],
  answer:
    "Being alone hurts because, as Genesis puts it, it is not good for a human being to be alone. You are not forgotten: the Psalms speak to a God who sets the lonely in families, and Jesus himself was left by his friends in his worst night. Bring it to him in plain words, and take one small step toward people this week: a call, a meal, a group, a place where you can help. If the loneliness makes you want to die, call your local emergency number or a crisis line now.",
  passages: [
    {
      reference: "Genesis 2:18",
      why: "Not good to be alone: it is said before anything has gone wrong.",
    },
    { reference: "Psalms 68:5-6", why: "The lonely are given a home." },
    { reference: "Psalms 25:16-18", why: "A prayer of somebody lonely and troubled." },
    { reference: "2 Timothy 4:16-17", why: "All deserted Paul, but one stood by him." },
  ],
  sources: [],
  related: ["will-i-always-be-single", "god-feels-far-away"],
};
