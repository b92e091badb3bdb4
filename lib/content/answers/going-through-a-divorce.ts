import type { Answer } from "./schema";

export const goingThroughADivorce: Answer = {
  id: "going-through-a-divorce",
  section: "Hard times",
  question: "I am going through a divorce. Where is God in this?",
  askedAs: [
    "my husband wants a divorce",
    "my marriage is over",
    "divorced and ashamed at church",
    "does god still love me after divorce",
    "surviving divorce as a christian",
    "my wife left me and the kids",
  ],
  answer:
    "God is with people whose marriage has broken, also where they broke it themselves: in the Bible he stays close to the crushed, and Jesus speaks kindly to a woman with five marriages behind her. Grief, anger and relief may all come, often in one day. Let a few trustworthy people and a counselor help, keep the children out of the fight, and do not let anybody tell you that you are worth less now.",
  passages: [
    {
      reference: "John 4:16-19",
      why: "Jesus knows a woman’s five marriages and goes on talking with her.",
    },
    { reference: "Psalms 34:18", why: "Close to those who are crushed." },
    {
      reference: "Isaiah 54:4-6",
      why: "God speaks to Israel as to a wife forsaken and grieved, and calls her back.",
    },
    { reference: "Romans 8:38-39", why: "Nothing can separate from this love." },
  ],
  sources: [],
  related: ["divorce-and-remarriage", "unfaithful-husband-or-wife"],
};
