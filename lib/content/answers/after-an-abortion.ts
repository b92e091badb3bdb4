import type { Answer } from "./schema";

export const afterAnAbortion: Answer = {
  id: "after-an-abortion",
  section: "Hard times",
  question: "I had an abortion. Can God forgive me?",
  askedAs: [
    "i regret my abortion",
    "i had an abortion years ago and still cry",
    "will god forgive abortion",
    "healing after abortion",
    "my girlfriend had an abortion and i feel guilty",
    "is abortion the unforgivable sin",
  ],
  answer:
    "Yes. No passage sets this apart from what God forgives, and you are loved, not merely tolerated. Many people carry this alone for years because of what others say; grief, relief, anger and guilt may lie side by side. You may bring all of it to God as it is. A counselor or a group for this grief can help, and if someone pushed you into it, that was done to you.",
  passages: [
    { reference: "Psalms 103:2-5", why: "He forgives and crowns with kindness." },
    { reference: "Isaiah 1:18", why: "What was deep red becomes white." },
    { reference: "John 8:9-11", why: "Jesus does not condemn a woman others would stone." },
    { reference: "Psalms 147:3", why: "Broken hearts are healed and wounds bound up." },
  ],
  christianViews:
    "Catholic and Orthodox Christians seek this forgiveness in confession, where absolution is given for it; Protestants in prayer, often with a pastor. They agree that it is given.",
  sources: [],
  related: ["guilt-that-will-not-leave", "what-does-the-bible-say-about-abortion"],
};
