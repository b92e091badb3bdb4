import type { Answer } from "./schema";

export const trustingGod: Answer = {
  id: "trusting-god",
  section: "Christian living",
  question: "How can I trust God?",
  askedAs: [
    "verses about trusting god",
    "i find it hard to trust god",
    "what does it mean to let go and let god",
    "how do i trust god when nothing makes sense",
    "lean not on your own understanding meaning",
    "can i trust god with my future",
  ],
  answer:
    "Trust in God grows as between people, by small steps and by time, and it is not the same as feeling calm. The Bible’s trusting people complained, asked and shook, and still turned to him. It helps to read how he kept faith with others, to tell him plainly what you fear, and to do today’s part and leave tomorrow’s. Trust does not replace a doctor, a plan or good advice. If people have broken your trust, it is no wonder that this is slow; God can wait.",
  passages: [
    { reference: "Proverbs 3:5-6", why: "Trust with the whole heart." },
    { reference: "Psalms 56:3-4", why: "Afraid, and trusting, in the same breath." },
    { reference: "Matthew 6:33-34", why: "Today’s trouble is enough." },
    { reference: "Isaiah 43:1-2", why: "Through the water, and not alone." },
  ],
  sources: [],
  related: ["what-does-the-bible-say-about-fear", "what-is-faith"],
};
