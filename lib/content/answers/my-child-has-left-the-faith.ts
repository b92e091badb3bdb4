import type { Answer } from "./schema";

export const myChildHasLeftTheFaith: Answer = {
  id: "my-child-has-left-the-faith",
  section: "Hard times",
  question: "My grown child has left the faith. What can I do?",
  askedAs: [
    "my son doesnt believe anymore",
    "my daughter left the church",
    "prodigal child prayer",
    "did i fail as a christian parent",
    "my kids dont go to church",
    "praying for a child far from god",
  ],
  answer:
    "Love them as they are, and keep loving: that is what the father in Jesus’ story did with both his sons. Proverbs’ saying about training a child is wisdom and not a guarantee, and the Bible’s own families show that good parents may have children who go other ways, so this is no verdict on you. Ask more than you preach, respect their reasons, pray in secret, and never make your love depend on it.",
  passages: [
    { reference: "Luke 15:20-24", why: "A father sees a son from far off, and runs." },
    { reference: "Proverbs 22:6", why: "A saying about training, as a rule of life." },
    { reference: "1 Peter 3:15", why: "Answer with gentleness when asked." },
    { reference: "Isaiah 49:25", why: "God says he himself will save the children." },
  ],
  sources: [],
  related: ["trouble-with-my-teenager"],
};
