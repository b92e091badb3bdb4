import type { Answer } from "./schema";

export const envyOfOthers: Answer = {
  id: "envy-of-others",
  section: "Hard times",
  question: "I am jealous of others. How do I stop comparing?",
  askedAs: [
    "im so jealous of my friend",
    "everyone has a better life than me",
    "instagram makes me feel bad",
    "envy bible verses",
    "how to stop comparing myself",
    "why do bad people have it so good",
  ],
  answer:
    "Envy is one of the most human things in the Bible: Cain, Joseph’s brothers and Saul were ruled by it, and the writer of Psalm 73 nearly lost his faith over how well the wicked live. What helped him was to come before God and see the whole. Name it honestly, thank for three things that are yours, be glad aloud for someone, and look less at what makes it burn.",
  passages: [
    { reference: "Psalms 73:2-3", why: "He nearly slipped, for envy." },
    { reference: "Proverbs 14:30", why: "Envy rots the bones." },
    {
      reference: "John 21:20-22",
      why: "What is that to you? says Jesus to Peter about another’s path.",
    },
    { reference: "Galatians 6:4-5", why: "Each tests his own work, without comparing." },
  ],
  sources: [],
  related: ["unhappy-with-my-looks"],
};
