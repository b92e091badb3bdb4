import type { Answer } from "./schema";

export const willIAlwaysBeSingle: Answer = {
  id: "will-i-always-be-single",
  section: "Hard times",
  question: "I long for a husband or wife. Will I always be single?",
  askedAs: [
    "why am i still single",
    "god give me a spouse",
    "praying for a husband",
    "is it gods will for me to be single",
    "verses for singles",
    "never been married and sad",
  ],
  answer:
    "The Bible does not promise a spouse, and it does not call a single life second best: Jesus lived it, and Paul valued it. To long for love is good all the same, and you may tell God so every day. Do not put living off until somebody comes: friendship, family of every kind and work worth doing are yours now. Look for people openly, and do not settle for someone who makes you smaller.",
  passages: [
    { reference: "1 Corinthians 7:7-8", why: "Paul speaks of two gifts, married and unmarried." },
    { reference: "Psalms 38:9", why: "Every longing lies open before God." },
    {
      reference: "Ruth 1:16-17",
      why: "The Bible’s great vow of faithfulness is made between two women, one a mother-in-law.",
    },
    { reference: "Isaiah 56:3-5", why: "A name that lasts, for those without family." },
  ],
  sources: [],
  related: ["feeling-lonely", "dating-someone-who-does-not-believe"],
};
