import type { Answer } from "./schema";

export const howToBecomeWise: Answer = {
  id: "how-to-become-wise",
  section: "Christian living",
  question: "What does the Bible say about wisdom?",
  askedAs: [
    "verses about wisdom",
    "how do i become wise",
    "how can i make good decisions",
    "what is the difference between wisdom and knowledge",
    "how do i ask god for wisdom",
    "why did solomon ask for wisdom",
  ],
  answer:
    "Wisdom in the Bible is skill in living well before God, and it begins with awe of him. It can be asked for, says James, and God gives it without scolding; it can also be learned from parents, friends, mistakes and even ants. One knows it by its fruit: it is peaceable, gentle and open to reason. For a decision it helps to gather the facts, hear two or three people who will not flatter you, ask who will bear the cost, pray, and then decide without fear.",
  passages: [
    { reference: "James 1:5", why: "Ask, and it is given." },
    { reference: "Proverbs 3:5-7", why: "Do not lean on your own cleverness alone." },
    { reference: "James 3:17", why: "The marks of wisdom." },
    { reference: "1 Kings 3:9", why: "Solomon’s request." },
  ],
  sources: [],
  related: ["what-is-the-fear-of-the-lord", "trusting-god"],
};
