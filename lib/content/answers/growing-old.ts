import type { Answer } from "./schema";

export const growingOld: Answer = {
  id: "growing-old",
  section: "Hard times",
  question: "I am growing old. What does the Bible say about old age?",
  askedAs: [
    "getting old is hard",
    "i am 80 and useless",
    "verses about aging",
    "bible for the elderly",
    "i am old and nobody needs me",
    "afraid of getting old",
  ],
  answer:
    "The Bible honors gray hair and promises to carry those who grow weak. It is frank about it too: Ecclesiastes draws failing eyes, hands and sleep. Yet Abraham, Moses, Anna and Simeon did what they are known for when they were old. You are needed for what only long years give: memory, patience, prayer, and telling those who come after what you have seen.",
  passages: [
    { reference: "Isaiah 46:4", why: "Carried until gray hair." },
    { reference: "Psalms 71:17-18", why: "Let me live to tell the next generation." },
    { reference: "Psalms 92:12-15", why: "Bearing fruit in old age." },
    { reference: "Luke 2:36-38", why: "Anna, eighty-four, in the temple night and day." },
  ],
  sources: [],
  related: ["a-parent-with-dementia", "afraid-of-dying"],
};
