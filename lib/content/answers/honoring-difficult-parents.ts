import type { Answer } from "./schema";

export const honoringDifficultParents: Answer = {
  id: "honoring-difficult-parents",
  section: "Christian living",
  question: "How do I honor parents who hurt me?",
  askedAs: [
    "my parents are toxic",
    "honor your father and mother abuse",
    "do i have to obey my abusive dad",
    "can i cut off my mother",
    "i hate my parents",
    "my parents wont accept me",
  ],
  answer:
    "To honor is to give due weight; it does not mean obeying in everything, hiding the truth or staying in reach of harm. The same Bible tells parents not to provoke their children and lets Jonathan oppose his father’s violence. You may keep a distance, set conditions, or wish them well from afar. If you are a child or young and being hurt, tell a teacher, doctor or emergency line today.",
  passages: [
    { reference: "Exodus 20:12", why: "The commandment." },
    { reference: "Ephesians 6:1-4", why: "It binds both sides." },
    { reference: "1 Samuel 20:30-34", why: "Jonathan stands against his father’s rage." },
    { reference: "Psalms 27:10", why: "When father and mother forsake, God takes up." },
  ],
  sources: [],
  related: ["abused-at-home", "how-do-i-forgive"],
};
