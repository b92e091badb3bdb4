import type { Answer } from "./schema";

export const livingWithConstantPain: Answer = {
  id: "living-with-constant-pain",
  section: "Hard times",
  question: "I live with constant pain. How can I bear it?",
  askedAs: [
    "chronic pain bible",
    "i hurt every day",
    "why doesnt god take my pain away",
    "chronic illness and faith",
    "fibromyalgia and god",
    "tired of being in pain",
  ],
  answer:
    "Day after day of pain wears out body, temper and faith, and the Bible does not ask you to smile about it. Job curses the day of his birth; Paul begs three times and is told that grace will be enough, not that it will stop hurting. Small mercies count: rest, treatment, one person who believes you, a prayer of three words. You may complain as loudly as the Psalms do.",
  passages: [
    { reference: "2 Corinthians 12:7-10", why: "Strength that shows itself in weakness." },
    { reference: "Job 7:3-5", why: "Long nights of tossing, put into words." },
    { reference: "Psalms 6:2-6", why: "Bones in trouble and a bed wet with tears." },
    { reference: "Romans 8:22-26", why: "All creation groans, and the Spirit groans with us." },
  ],
  sources: [],
  related: ["seriously-ill", "god-feels-far-away"],
};
