import type { Answer } from "./schema";

export const cannotSleep: Answer = {
  id: "cannot-sleep",
  section: "Hard times",
  question: "I cannot sleep. Is there a prayer or passage for the night?",
  askedAs: [
    "insomnia bible verse",
    "cant sleep at night worrying",
    "psalm for sleep",
    "lying awake again",
    "prayer before sleep",
    "nightmares bible verse",
    "bad dreams every night",
  ],
  answer:
    "Psalm 4 was made for this: it is an evening prayer of someone with troubles who lies down all the same. The Bible knows nights of tears and of lying awake, and it pictures a God who neither slumbers nor sleeps, so that you need not keep watch. Read a Psalm slowly, breathe out longer than in, hand over one worry by name. If it goes on for weeks, or bad dreams keep returning, see a doctor; sleep is a gift that may need help.",
  passages: [
    { reference: "Psalms 4:8", why: "Lying down in peace." },
    { reference: "Psalms 121:3-8", why: "The keeper does not sleep." },
    { reference: "Psalms 63:6-8", why: "Thoughts in the watches of the night." },
    { reference: "Psalms 127:2", why: "Sleep is given to the beloved." },
  ],
  sources: [],
  related: ["anxious-all-the-time"],
};
