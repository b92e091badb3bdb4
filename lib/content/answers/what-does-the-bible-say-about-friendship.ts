import type { Answer } from "./schema";

export const whatDoesTheBibleSayAboutFriendship: Answer = {
  id: "what-does-the-bible-say-about-friendship",
  section: "Christian living",
  question: "What does the Bible say about friendship?",
  askedAs: [
    "verses about friends",
    "how can i be a good friend",
    "what is a true friend",
    "how do i choose my friends",
    "bad company ruins good morals meaning",
    "can my best friend be a non christian",
    "verses on friendship",
    "verses about friendship",
    "what is friendship",
  ],
  answer:
    "The Bible honors friendship highly: a friend stays in good times and bad, tells the truth even when it hurts, and does not leave when there is trouble. Ruth and Naomi, David and Jonathan, and Jesus with Lazarus’ family are its examples, and Jesus called his disciples friends. It also advises care, since we grow like those we walk with; that never meant keeping away from people who believe otherwise, for Jesus ate with everyone. To find a friend, begin by being one, and do not be discouraged if it takes time.",
  passages: [
    { reference: "Proverbs 17:17", why: "A friend in all times." },
    { reference: "John 15:13-15", why: "Jesus calls them friends." },
    { reference: "Ecclesiastes 4:9-10", why: "Two, when one falls." },
    { reference: "Proverbs 27:6", why: "The honest wounds of a friend." },
  ],
  sources: [],
  related: ["feeling-lonely", "what-is-love-in-the-bible"],
};
