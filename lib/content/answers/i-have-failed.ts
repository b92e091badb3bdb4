import type { Answer } from "./schema";

export const iHaveFailed: Answer = {
  id: "i-have-failed",
  section: "Hard times",
  question: "I have failed. Can I begin again?",
  askedAs: [
    "i messed up my life",
    "i ruined everything",
    "my business failed",
    "is it too late for me",
    "second chance bible",
    "i am a failure",
  ],
  answer:
    "Yes. Nearly everybody the Bible honors failed badly first: Moses killed a man, David betrayed a friend, Jonah ran, Peter swore he did not know Jesus. None of them could undo it, and all were given something new to do. Name what was yours, put right what you can, learn what there is to learn, and take the next small step; to fail is something that happened, not who you are.",
  passages: [
    {
      reference: "John 21:15-17",
      why: "Peter is asked three times, as often as he denied, and given work.",
    },
    { reference: "Proverbs 24:16", why: "The righteous fall seven times and rise." },
    { reference: "Jonah 3:1-2", why: "The word comes to Jonah a second time." },
    { reference: "Lamentations 3:22-23", why: "New every morning." },
  ],
  sources: [],
  related: ["guilt-that-will-not-leave", "peters-denials"],
};
