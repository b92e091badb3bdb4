import type { Answer } from "./schema";

export const howCanIFindJoy: Answer = {
  id: "how-can-i-find-joy",
  section: "Christian living",
  question: "What does the Bible say about joy and happiness?",
  askedAs: [
    "verses about joy",
    "does god want me to be happy",
    "why am i not happy as a christian",
    "what is the difference between joy and happiness",
    "how can i rejoice always",
    "the joy of the lord is my strength meaning",
  ],
  answer:
    "The Bible is glad of joy, in food, love, work, friends, music and above all in God, and it commands people to celebrate. It also knows that joy can live beside sorrow, since Paul wrote of rejoicing from prison. It does not promise that we will always feel happy or that the faithful are spared pain; there is a time to weep. Small beginnings help: name one good thing aloud, thank God for it, and share it. If joy has been gone for weeks, please see a doctor as well, for depression can be treated.",
  passages: [
    { reference: "Philippians 4:4", why: "Written from prison." },
    { reference: "Psalms 16:11", why: "Where joy is found in full." },
    { reference: "Nehemiah 8:10", why: "Eat, drink, share, and do not grieve." },
    { reference: "Ecclesiastes 3:4", why: "Weeping and laughing each have a time." },
  ],
  sources: [],
  related: ["living-with-depression", "being-thankful"],
};
