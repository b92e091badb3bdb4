import type { Answer } from "./schema";

export const anxiousAllTheTime: Answer = {
  id: "anxious-all-the-time",
  section: "Hard times",
  question: "I am anxious all the time. What helps?",
  askedAs: [
    "i have anxiety",
    "panic attacks what does the bible say",
    "i worry about everything",
    "verses about anxiety",
    "scared and my heart is racing",
    "how to stop worrying",
    "god help me im panicking",
  ],
  answer:
    "First, breathe out slowly, and put both feet on the ground: this wave will pass. Anxiety is not a sin or a lack of faith; Jesus himself was in deep distress before his death. The Bible’s advice is simple and physical: say the worry to God in words, one by one, with thanks for one thing; look at today only; do not carry it alone. If it comes often, a doctor or therapist can help a great deal, and taking that help is wise.",
  passages: [
    { reference: "Philippians 4:6-7", why: "Requests with thanks, and a peace that guards." },
    { reference: "1 Peter 5:6-7", why: "Throw the worry on him, because he cares." },
    { reference: "Matthew 6:25-34", why: "Birds, lilies and the trouble of today." },
    {
      reference: "Psalms 94:18-19",
      why: "When anxious thoughts are many, comfort reaches the soul.",
    },
  ],
  sources: [],
  related: ["cannot-sleep", "afraid-of-the-future"],
};
