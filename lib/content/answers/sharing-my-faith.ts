import type { Answer } from "./schema";

export const sharingMyFaith: Answer = {
  id: "sharing-my-faith",
  section: "Christian living",
  question: "How do I share my faith without being pushy?",
  askedAs: [
    "how to tell my friends about jesus",
    "how to witness",
    "evangelism tips",
    "my family thinks i am crazy for believing",
    "should christians convert others",
    "afraid to talk about god",
  ],
  answer:
    "Live so that people ask, listen more than you talk, and tell what you have seen yourself rather than what you think they need. Peter says to answer with gentleness and respect, and Jesus mostly asked questions and ate with people. You are not responsible for the result. A no is to be respected, and a friendship must not depend on it.",
  passages: [
    { reference: "1 Peter 3:15-16", why: "Gentleness and respect." },
    { reference: "Colossians 4:5-6", why: "Speech with grace, seasoned with salt." },
    { reference: "John 4:28-29", why: "Come and see, says a woman to her town." },
    { reference: "Mark 5:19", why: "Go home and tell what was done for you." },
  ],
  sources: [],
};
