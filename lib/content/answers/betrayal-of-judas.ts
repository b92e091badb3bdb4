import type { Answer } from "./schema";

export const betrayalOfJudas: Answer = {
  id: "betrayal-of-judas",
  section: "People and places",
  question: "Why did Judas betray Jesus?",
  askedAs: [
    "why did judas do it",
    "reason judas sold jesus",
    "what was judas's motive",
    "did judas do it for the money",
    "did satan enter judas",
    "thirty pieces of silver why",
    "was judas disappointed in jesus",
    "was judas destined to betray jesus",
    "why would a disciple betray jesus",
    "why judas gave jesus away",
  ],
  answer:
    "The Gospels give no single reason. Matthew says that he asked what they would pay, John calls him a thief who took from the common purse, and Luke and John say that Satan entered him. Jesus knew it beforehand and still shared his bread with him, and says that it happens as it is written, but woe to that man. That Judas was disappointed because Jesus started no revolt, or meant to force his hand, is a guess of later times.",
  passages: [
    { reference: "Matthew 26:14-16", why: "He asks for a price" },
    { reference: "John 12:4-6", why: "The purse" },
    { reference: "Luke 22:3-6", why: "Satan enters him" },
  ],
  christianViews:
    "Christians differ on how it fits together that it was foretold and that he was to blame.",
  sources: [],
  related: ["death-of-judas", "gospel-of-judas"],
};
