import type { FaqItem } from "./schema";

export const howToPray: FaqItem = {
  id: "faq-how-to-pray",
  order: 300,
  section: "Faith and other religions",
  question: "How should I pray?",
  askedAs: [
    "how do i pray",
    "how to pray to god",
    "what do i say when i pray",
    "teach me to pray",
    "what is the right way to pray",
    "i don't know how to pray",
    "what words should i use to pray",
  ],
  answer: `Speak to God honestly and simply, as a child to a good father; no special words, place or posture are needed.

When his disciples asked, Jesus gave them a pattern (Matthew 6:9-13; Luke 11:2-4). It begins with God and his kingdom, and then asks for bread, forgiveness and protection. He warned against piling up words (Matthew 6:7). Paul adds that we may bring every worry to God, together with thanks (Philippians 4:6).

The Psalms are the Bible’s own prayer book. There is praise in Psalm 103:1-5, a cry for help in Psalm 13:1-6 and confession in Psalm 51:1-12. When you have no words, you can borrow theirs. People in the Bible pray standing, kneeling and face down on the ground (Mark 11:25; Acts 20:36; Matthew 26:39).

A simple way to begin: read a short passage, thank God for one thing in it, tell him what troubles you, and be quiet for a minute.

Traditions differ. Some churches use written prayers and fixed hours; others prefer their own words. Catholic and Orthodox Christians also ask the saints to pray for them, while Protestants turn to God alone. All of them pray the Lord’s Prayer.`,
  verse: "Philippians 4:6",
  sources: [],
};
