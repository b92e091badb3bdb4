import type { Answer } from "./schema";

export const afterABreakUp: Answer = {
  id: "after-a-break-up",
  section: "Hard times",
  question: "My relationship ended. How do I get through this?",
  askedAs: [
    "my boyfriend left me",
    "she broke up with me and my heart is broken",
    "how to get over a breakup",
    "heartbroken bible verse",
    "he doesnt love me anymore",
    "why did god let us break up",
  ],
  answer:
    "Grief after a break-up is real grief, and you may cry over it. The Bible says that God is near to people whose hearts are broken; it does not tell them to pull themselves together. Give it time, keep away from promises made in pain, stay close to friends, and do not take somebody’s leaving as a verdict on what you are worth.",
  passages: [
    { reference: "Psalms 34:18", why: "Nearness is promised to the brokenhearted." },
    { reference: "Psalms 147:3", why: "Wounds of the heart are bound up." },
    { reference: "Isaiah 41:10", why: "Not alone, and held up." },
  ],
  sources: [],
  related: ["feeling-lonely", "will-i-always-be-single"],
};
