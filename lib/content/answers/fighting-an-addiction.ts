import type { Answer } from "./schema";

export const fightingAnAddiction: Answer = {
  id: "fighting-an-addiction",
  section: "Hard times",
  question: "I am addicted. Can God set me free?",
  askedAs: [
    "i am an alcoholic",
    "cant stop drinking",
    "drug addiction bible help",
    "i relapsed again",
    "how to break an addiction with gods help",
    "verses for addiction",
  ],
  answer:
    "Yes, there is a way out, and you do not have to be clean before you come to God. The Bible knows the experience of doing what one hates, and it answers with help from outside oneself, with truth told to others, and with beginning again after each fall. Most people get free with other people: a doctor, a group, a friend who is told the truth today. A relapse is a step on the road, not the end of it.",
  passages: [
    {
      reference: "Romans 7:18-25",
      why: "Paul’s cry of doing what he does not want, and his answer.",
    },
    { reference: "James 5:16", why: "Telling one another the truth is part of healing." },
    { reference: "1 Corinthians 10:13", why: "A way out is promised with the test." },
    { reference: "Lamentations 3:22-23", why: "New mercy every morning, also after a bad night." },
  ],
  sources: [],
  related: ["alcohol-and-the-bible", "struggling-with-pornography"],
};
