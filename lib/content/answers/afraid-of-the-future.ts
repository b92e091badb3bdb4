import type { Answer } from "./schema";

export const afraidOfTheFuture: Answer = {
  id: "afraid-of-the-future",
  section: "Hard times",
  question: "I am afraid of the future and of the news. How do I find peace?",
  askedAs: [
    "the world is falling apart",
    "scared about war",
    "afraid of what is coming",
    "bible verses for fear",
    "everything on the news frightens me",
    "is the world ending im scared",
  ],
  answer:
    "The Bible was written by people who lived through invasions, plagues and exile, so its peace is not that of the untroubled. Jesus says that wars and rumors of wars will come and that one should not be alarmed: they are not yet the end. Limit how much news you take in, do one good thing that is in your reach, pray for those who suffer, and leave tomorrow in hands larger than yours.",
  passages: [
    { reference: "Matthew 24:6-8", why: "Do not be alarmed, says Jesus about wars." },
    { reference: "Psalms 46:1-7", why: "Not afraid, though the earth should change." },
    { reference: "John 14:27", why: "A peace unlike the world’s." },
    {
      reference: "Jeremiah 29:4-7",
      why: "Exiles are told to build, plant and seek the good of their city.",
    },
  ],
  sources: [],
  related: ["anxious-all-the-time", "this-generation"],
};
