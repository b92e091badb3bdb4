import type { Answer } from "./schema";

export const workAndCalling: Answer = {
  id: "work-and-calling",
  section: "Christian living",
  question: "What does the Bible say about work, and how do I find my calling?",
  askedAs: [
    "what job does god want me to do",
    "i hate my job",
    "bad boss bible",
    "how do i know my calling",
    "working too much",
    "laziness bible verses",
    "what should i do with my life",
  ],
  answer:
    "Work was given before anything went wrong, so it is good, and it became hard afterward. Most people in the Bible served God in ordinary trades: shepherds, fishermen, tentmakers, a seller of purple. A calling is less a secret to find than a way of doing what is in front of you: what you can do well, what others need, what friends confirm. Rest belongs to it, and no boss is your god.",
  passages: [
    { reference: "Genesis 2:15", why: "A garden to work and to keep." },
    { reference: "Colossians 3:23-24", why: "Done with the heart, as for the Lord." },
    { reference: "Ecclesiastes 2:24-25", why: "To enjoy one’s labor is a gift from God." },
    { reference: "Exodus 20:8-11", why: "And to rest from it is a command." },
  ],
  sources: [],
  related: ["knowing-gods-will", "i-lost-my-job"],
};
