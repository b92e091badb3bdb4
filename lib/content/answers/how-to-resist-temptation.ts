import type { Answer } from "./schema";

export const howToResistTemptation: Answer = {
  id: "how-to-resist-temptation",
  section: "Christian living",
  question: "How can I resist temptation?",
  askedAs: [
    "verses about temptation",
    "i keep falling into the same sin",
    "how do i stop doing what i know is wrong",
    "why am i always tempted",
    "will god give me a way out of temptation",
    "self control in the bible",
  ],
  answer:
    "Being tempted is not a sin; everyone is, and Jesus was. The Bible’s advice is sober: avoid what you know will pull you, run rather than argue, keep God’s word in mind, pray before the moment comes, and tell someone you trust. Paul says that God leaves a way out, and it is often a dull one: another road home, a switched-off screen, a phone call, sleep. If you fall, come back at once, because shame keeps people down longer than the fall. If it is an addiction, get help; you need not beat it alone.",
  passages: [
    { reference: "1 Corinthians 10:13", why: "No trial without a way out." },
    { reference: "Matthew 26:41", why: "Watch and pray." },
    { reference: "James 1:14-15", why: "How temptation grows." },
    { reference: "Hebrews 4:15-16", why: "Come to one who understands." },
  ],
  sources: [],
  related: ["fighting-an-addiction", "struggling-with-pornography", "what-is-repentance"],
};
