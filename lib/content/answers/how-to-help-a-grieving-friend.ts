import type { Answer } from "./schema";

export const howToHelpAGrievingFriend: Answer = {
  id: "how-to-help-a-grieving-friend",
  section: "Hard times",
  question: "My friend is grieving. How can I help?",
  askedAs: [
    "what to say when someone dies",
    "how to comfort someone who lost a child",
    "bible verse for a sympathy card",
    "what not to say to a grieving person",
    "my friends mom died",
    "comforting others bible",
  ],
  answer:
    "Go, sit down and say little. Job’s friends did best in the week they sat with him in silence, and worst when they began to explain; Jesus wept before he did anything else. Do not say that it was God’s will, that there is a reason, or that you know how it feels. Say the name of the one who died, bring a meal, take over one errand, and come again in three months when others have stopped.",
  passages: [
    { reference: "Job 2:11-13", why: "Seven days of sitting beside him without a word." },
    { reference: "Romans 12:15", why: "Weep with those who weep." },
    { reference: "John 11:33-36", why: "Jesus weeps with the family." },
    { reference: "2 Corinthians 1:3-4", why: "Those who were comforted can comfort." },
  ],
  sources: [],
  related: ["my-child-died", "my-mother-or-father-died"],
};
