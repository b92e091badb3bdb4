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
    "never prayed before where to start",
    "do i have to kneel",
    "can i talk to god in my head",
    "what do you say to god",
    "simple prayer for beginners",
    "do i fold my hands or close my eyes",
    "acts adoration confession thanksgiving supplication",
    "my mind wanders when i pray",
    "how long should you pray",
    "is it ok to pray in bed",
    "praying out loud makes me shy",
    "how to talk with god",
    "i feel silly praying",
    "do i need fancy words",
    "prayer for people who dont know how",
    "my little girl asked me how to talk to god",
    "lectio divina contemplative",
    "should i pray to the father or to jesus",
    "methods of prayer",
    "how often must one pray",
    "prayer technique",
    "can i pray when im not religious",
    "in what position should i pray",
    "patient asked me to pray with her and i didnt know what to say",
    "How I can pray? I am new",
    "does god understand swahili",
    "daily prayer habit",
    "written prayers or from the heart",
  ],
  answer: `Speak to God honestly and simply, as a child to a good father; no special words, place or posture are needed.

When a disciple asked to be taught, Jesus gave a pattern (Luke 11:1-4; longer in Matthew 6:9-13). It begins with God and his kingdom, and then asks for bread, forgiveness and protection. He warned against piling up words (Matthew 6:7). Paul adds that we may bring every worry to God, together with thanks (Philippians 4:6).

The Psalms are the Bible’s own prayer book: praise in Psalm 103:1-5, a cry for help in Psalm 13:1-6, confession in Psalm 51:1-12. When you have no words, borrow theirs. People pray standing, kneeling and face down (Mark 11:25; Acts 20:36; Matthew 26:39).

A simple way to begin: read a short passage, thank God for one thing in it, tell him what troubles you, and be quiet for a minute.

Traditions differ over written prayers and free ones. All pray to God, and all pray the Lord’s Prayer. Catholic and Orthodox Christians also ask the saints to pray for them, as one asks a friend; most Protestants do not, because they find no example of it in Scripture (1 Timothy 2:5).`,
  verse: "Philippians 4:6",
  sources: [],
};
