import type { Answer } from "./schema";

export const angryAtGod: Answer = {
  id: "angry-at-god",
  section: "Hard times",
  question: "I am angry at God. Is that a sin?",
  askedAs: [
    "i hate god",
    "is it ok to be mad at god",
    "god took everything from me",
    "can i yell at god",
    "why should i trust god after this",
    "furious with god",
  ],
  answer:
    "No: anger spoken to God is prayer, and the Bible is full of it. Job accuses him for chapters and is told at the end that he spoke rightly; Jeremiah calls him a stream that has run dry. What harms is not the shouting but turning away in silence and staying there alone. Say what you have to say, as it is, and leave him the chance to answer.",
  passages: [
    { reference: "Job 7:11-16", why: "Job will not hold back his mouth." },
    { reference: "Job 42:7", why: "God says that Job, not the pious friends, spoke rightly." },
    { reference: "Jeremiah 15:17-18", why: "A prophet accuses God of deceiving him." },
    { reference: "Psalms 44:23-26", why: "Wake up! a people says to its God." },
  ],
  sources: [],
  related: ["god-feels-far-away", "problem-of-evil"],
};
