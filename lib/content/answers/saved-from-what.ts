import type { Answer } from "./schema";

export const savedFromWhat: Answer = {
  id: "saved-from-what",
  section: "Faith basics",
  question: "Saved from what? What does salvation mean?",
  askedAs: [
    "what does it mean to be saved",
    "what is salvation",
    "why do i need to be saved",
    "saved from god or from hell",
    "i dont feel like i need saving",
    "what does redeemed mean",
    "justification and atonement meaning simple",
    "what do i need to be saved from",
    "what does salvation mean",
    "what does saved mean in the bible",
    "what are we saved from",
    "what is redemption",
    "what is justification",
    "what is atonement",
  ],
  answer:
    "To be saved means to be freed from sin and from what comes of it: guilt, being far from God, the power of evil, and death. The Bible says it in many pictures: a slave bought free (redemption), a defendant acquitted (justification), enemies made friends (reconciliation), the sick made well, the lost found. Salvation has three tenses, since people have been saved, are being saved, and will be saved. It aims at more than escape, namely at a life with God that begins now.",
  passages: [
    { reference: "Matthew 1:21", why: "The name of Jesus, and from what he saves." },
    {
      reference: "Luke 19:9-10",
      why: "Salvation comes to a house, and it changes how money is used.",
    },
    { reference: "Romans 5:1-2", why: "Peace with God." },
    { reference: "1 Corinthians 1:18", why: "Saved in the present tense." },
  ],
  christianViews:
    "Protestants put acquittal through faith first, Catholics being made righteous, Orthodox being healed and set free from death. Liberation theology adds being freed from unjust powers. Most churches see in these sides of one thing.",
  critics:
    "Many people feel no need of saving and think that the churches first make the illness and then sell the cure. Christians answer that war, death and a bad conscience are not the churches’ invention.",
  sources: [],
  related: ["what-is-the-gospel", "what-is-sin"],
};
