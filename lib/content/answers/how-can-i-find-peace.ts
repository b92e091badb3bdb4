import type { Answer } from "./schema";

export const howCanIFindPeace: Answer = {
  id: "how-can-i-find-peace",
  section: "Christian living",
  question: "What does the Bible say about peace of mind?",
  askedAs: [
    "verses about peace",
    "how do i find inner peace",
    "peace that passes understanding",
    "i can't find any rest inside",
    "what does shalom mean",
    "how to be at peace with god",
  ],
  answer:
    "Peace in the Bible, shalom in Hebrew, is more than quiet: it is things being whole and right, with God, with others and within. Jesus promises a peace of his own to friends who are about to be afraid. Paul names a way: tell God what troubles you, with thanks for what there is, and turn the mind to what is good. Often peace comes after a step one has put off, an apology, a no, a visit to the doctor, a night’s sleep. It may come slowly, and need not be forced.",
  passages: [
    { reference: "John 14:27", why: "Peace given to troubled friends." },
    { reference: "Philippians 4:6-8", why: "Prayer, thanks, and where to turn the mind." },
    { reference: "Isaiah 26:3", why: "Peace for a mind that leans on God." },
    { reference: "Romans 12:18", why: "Peace with others, as far as it depends on you." },
  ],
  sources: [],
  related: ["trusting-god", "what-does-the-bible-say-about-fear"],
};
