import type { Situation } from "./schema";

export const unthanked: Situation = {
  id: "unthanked",
  about: "Gives much and is not thanked or seen.",
  words:
    "It is hard to go on giving where nobody sees it. Wanting a thank-you is not vanity: everybody needs to be seen.",
  step: "Tell one person what you do, plainly: “I would like you to know that this was me.” And thank somebody else today for what nobody notices; you know how it feels.",
  passages: [
    { reference: "Hebrews 6:10", why: "God does not forget your work" },
    {
      reference: "Luke 17:15-18",
      why: "ten are healed, and one says thank you; Jesus asks after the others",
    },
    { reference: "Matthew 6:3-4", why: "he who sees in secret" },
  ],
  toldAs: [
    "how do you keep caring when nobody thanks you",
    "nobody thanks me",
    "I do everything and nobody says thank you",
    "my family takes me for granted",
    "nobody sees what I do",
    "I cook and clean and nobody notices",
    "I give and give and get nothing back",
    "they only call when they need something",
    "I help everybody and nobody helps me",
    "not one thank you after ten years",
    "I organized everything and somebody else was praised",
    "my work is invisible",
    "my kids never say thanks",
    "I am only good enough to work",
    "nobody appreciates me",
    "I am the maid of this family",
    "I clean the church every week and nobody knows",
    "they forgot to thank me",
    "I did it all and she got the flowers",
    "my husband does not see what I do",
    "why do I bother, nobody cares",
    "I feel used",
    "I feel invisible",
    "nobody notices me",
    "I am always there for others and nobody is there for me",
  ],
};
