import type { Answer } from "./schema";

export const beforeAnExam: Answer = {
  id: "before-an-exam",
  section: "Hard times",
  question: "I have an exam. Is there a verse or prayer for it?",
  askedAs: [
    "prayer before a test",
    "bible verse for exams",
    "i am going to fail my exam",
    "help me god with my finals",
    "verse for students",
    "stressed about school",
  ],
  answer:
    "Yes: the Bible tells people with a hard task to be strong and not afraid, and to ask God for wisdom. That is no magic in place of studying; Proverbs praises diligence as much as prayer. Do the next page, sleep the night before, and remember that a mark measures an afternoon and not you. Whatever comes out, you are loved as before.",
  passages: [
    { reference: "Joshua 1:9", why: "Be strong and of good courage." },
    { reference: "James 1:5", why: "Whoever lacks wisdom may ask." },
    { reference: "Philippians 4:6-7", why: "Requests with thanks, and peace." },
    { reference: "Proverbs 16:3", why: "Hand over what you do." },
  ],
  sources: [],
  related: ["anxious-all-the-time", "i-have-failed"],
};
