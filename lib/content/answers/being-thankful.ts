import type { Answer } from "./schema";

export const beingThankful: Answer = {
  id: "being-thankful",
  section: "Christian living",
  question: "What does the Bible say about gratitude and thankfulness?",
  askedAs: [
    "verses about gratitude",
    "verses about thankfulness",
    "how can i be grateful when life is hard",
    "why be grateful to god",
    "give thanks in all circumstances meaning",
    "thanksgiving in the bible",
  ],
  answer:
    "The Bible asks for thanks again and again, since everything good is a gift, and because thanks turns the eye from what is missing to what is there. Paul says to give thanks in everything, which is not the same as for everything: nobody need thank God for cruelty or loss. Begin small, with three things in the evening, and tell one person what they mean to you. On days when no thanks will come, a lament is a prayer too.",
  passages: [
    { reference: "1 Thessalonians 5:18", why: "In everything, not for everything." },
    { reference: "Psalms 103:1-5", why: "A list against forgetting." },
    { reference: "Luke 17:15-18", why: "Ten were healed, and one came back." },
    { reference: "James 1:17", why: "Where good gifts come from." },
  ],
  sources: [],
  related: ["how-can-i-find-joy"],
};
