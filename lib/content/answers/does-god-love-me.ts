import type { Answer } from "./schema";

export const doesGodLoveMe: Answer = {
  id: "does-god-love-me",
  section: "Faith basics",
  question: "Does God really love me?",
  askedAs: [
    "does god love everyone",
    "how do i know god loves me",
    "does god love me even if i sin",
    "i feel like god hates me",
    "does god hate sinners",
    "am i too bad for god to love",
    "nobody loves me does god",
    "how can i be sure of gods love",
    "is god's love unconditional",
    "why would god love someone like me",
    "does god love sinners",
    "does god care about me",
    "does god love everybody",
    "does god love all people",
    "does god still love me",
    "could god ever stop loving me",
    "will god ever stop loving me",
    "does god love me no matter what",
  ],
  answer:
    "Yes, God loves you: the Bible says that he loves the world, and it measures that love by Jesus, who died for people while they were still doing wrong. It is not a reward for the good or a feeling that comes and goes with ours. It can be hard to believe when you feel nothing, or when those who should have loved you did not; many in the Psalms felt forgotten and told God so. If you are thinking that nobody would miss you, please tell someone today, and if you are in danger call your local emergency number now.",
  passages: [
    { reference: "Romans 5:6-8", why: "Love proved toward people who had not earned it." },
    { reference: "John 3:16-17", why: "God loves the world and sends his Son to save it." },
    {
      reference: "Isaiah 49:14-16",
      why: "To people who feel forgotten, God compares himself to a mother.",
    },
    { reference: "Zephaniah 3:17", why: "God rejoices over his people." },
  ],
  christianViews:
    "Nearly all Christians say that God loves everyone. Some Reformed writers distinguish a kindness to all from a saving love for those he has chosen. Psalms 5:5, where God hates those who do evil, is read by most as his judgment upon evil, which goes together with love for the one who does it.",
  sources: [],
  related: ["ashamed-of-who-i-am", "guilt-that-will-not-leave", "what-is-grace"],
};
