import type { Answer } from "./schema";

export const seriouslyIll: Answer = {
  id: "seriously-ill",
  section: "Hard times",
  question: "I am seriously ill. What does the Bible say to me?",
  askedAs: [
    "i have cancer",
    "just got diagnosed",
    "bible verses for the sick",
    "prayer for healing",
    "i am afraid of surgery",
    "why did i get this disease",
    "will god heal me",
  ],
  answer:
    "You are not being punished: Jesus rejected that thought about a man born blind. The Bible invites the sick to ask for healing, to let others pray and anoint, and to use doctors; it also tells honestly of people who were not healed, Paul among them, and who were carried through. Be afraid if you are afraid, and say so to God and to someone beside you. You are more than your diagnosis.",
  passages: [
    { reference: "Psalms 23:4", why: "Company in the darkest valley." },
    { reference: "James 5:13-16", why: "The sick may call others to pray over them." },
    {
      reference: "2 Corinthians 12:7-10",
      why: "Paul asked three times, and was given strength instead.",
    },
    { reference: "John 9:1-3", why: "Illness is not a verdict on anybody’s sin." },
  ],
  christianViews:
    "Some Christians teach that healing is always God’s will and faith receives it now. Most hold that he heals sometimes, by medicine or beyond it, and always at the resurrection, and that nobody may be blamed for staying ill.",
  sources: [],
  related: ["are-miracles-possible", "living-with-constant-pain", "afraid-of-dying"],
};
