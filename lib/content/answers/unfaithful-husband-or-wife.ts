import type { Answer } from "./schema";

export const unfaithfulHusbandOrWife: Answer = {
  id: "unfaithful-husband-or-wife",
  section: "Hard times",
  question: "My husband or wife was unfaithful. What do I do?",
  askedAs: [
    "my wife cheated on me",
    "my husband is having an affair",
    "can a marriage survive adultery",
    "do i have to stay after he cheated",
    "betrayed by the one i married",
    "should i forgive cheating",
  ],
  answer:
    "You have been wronged, and you need not decide anything today. The Bible takes adultery as a deep betrayal of a covenant; Jesus names it as a ground on which a marriage may end, and the prophet Hosea shows that one may also be taken up again. Some marriages heal, slowly, where there is truth, real change and help from outside; some do not. Get support for yourself first.",
  passages: [
    { reference: "Matthew 19:8-9", why: "Jesus names sexual unfaithfulness as an exception." },
    { reference: "Hosea 3:1", why: "A prophet is told to love an unfaithful wife again." },
    {
      reference: "Malachi 2:14-16",
      why: "Treachery against the wife of one’s youth is an offense before God.",
    },
    { reference: "Psalms 55:12-14", why: "The pain when it is not an enemy but a companion." },
  ],
  christianViews:
    "Catholic teaching holds a valid marriage to last until death, allows separation, and knows annulment where it never was valid. Orthodox churches may permit divorce and another marriage out of mercy. Most Protestants read the words of Jesus as allowing divorce after adultery, never as commanding it.",
  sources: [],
  related: ["divorce-and-remarriage", "how-do-i-forgive"],
};
