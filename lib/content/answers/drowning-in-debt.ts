import type { Answer } from "./schema";

export const drowningInDebt: Answer = {
  id: "drowning-in-debt",
  section: "Hard times",
  question: "I am drowning in debt. What can I do?",
  askedAs: [
    "i cant pay my bills",
    "deep in debt what does god say",
    "is it a sin to be in debt",
    "bible verses about debt",
    "bankruptcy as a christian",
    "credit cards are killing me",
  ],
  answer:
    "Being in debt is not a sin to hide, and you are not the first to feel trapped by it: the Bible tells of a widow whose creditor was at the door, and she was helped one step at a time. It warns that a borrower loses freedom, asks people to pay what they owe, and tells lenders to be merciful. Write down all of it, speak to those you owe before they come to you, take free advice from a debt counselor, and let somebody you trust carry it with you.",
  passages: [
    {
      reference: "2 Kings 4:1-7",
      why: "A widow’s debts are paid with the little she has and her neighbors’ help.",
    },
    { reference: "Proverbs 22:7", why: "Whoever borrows serves the one who lends." },
    { reference: "Romans 13:7-8", why: "Pay what is owed, and owe nothing but love." },
    {
      reference: "Deuteronomy 15:1-2",
      why: "Israel’s law let debts end: mercy belongs to justice.",
    },
  ],
  sources: [],
  related: ["i-lost-my-job"],
};
