import type { Answer } from "./schema";

export const ananiasAndSapphira: Answer = {
  id: "ananias-and-sapphira",
  section: "Doubts and hard texts",
  question: "Why did Ananias and Sapphira die?",
  askedAs: [
    "why did god kill ananias and sapphira",
    "did peter kill ananias",
    "struck dead for lying about money acts 5",
    "did they die because they did not give all their money",
    "why were ananias and his wife killed",
    "couple killed for lying to peter",
    "couple dropped dead in church",
    "lied about the price of a field",
    "struck down for keeping some money",
    "isnt that harsh killing two people for a lie",
    "lying to the holy spirit acts",
    "husband and wife fall dead at peter's feet",
    "did god murder them over a donation",
    "why no chance to repent for sapphira",
    "acts chapter five scary story",
    "annanias and safira",
    "my pastor uses ananias and sapphira to make us give",
    "were ananias and sapphira saved",
    "great fear came on the church",
    "barnabas gave his field and ananias cheated",
    "holding back part of the proceeds",
    "early church deaths for lying",
    "new testament god kills people too",
    "saphira why did she die",
    "sunday school lesson people who lied to god and died",
    "does god still strike people dead",
    "theological meaning of the ananias episode",
    "what was their sin exactly, the money or the lie",
    "selling a field and keeping a bit back doesn't deserve a heart attack",
    "why did those two die just for telling peter a fib",
  ],
  answer:
    "Acts says that they died because they lied to God, not because they kept money back. Peter tells Ananias that the land was his own and the price at his disposal; the couple sold it and pretended to give everything. Both fall dead when they are found out. Acts does not say how they died or that Peter wished it, and it is no rule for how the church deals with liars: no such story is told of church members again.",
  passages: [
    { reference: "Acts 5:1-4", why: "The sale, the pretense and Peter’s words to Ananias." },
    { reference: "Acts 5:8-11", why: "Sapphira’s answer, her death and the church’s fear." },
    {
      reference: "Joshua 7:1",
      why: "A story that it echoes: Achan secretly keeps back what was dedicated.",
    },
    {
      reference: "Acts 4:34-37",
      why: "The background: believers give freely, Barnabas among them.",
    },
  ],
  christianViews:
    "Many take it as a unique judgment at the church’s beginning, like Achan’s at the entry into Canaan. Some believe that they may still have been saved, and died as disciplined children of God. Others think that Luke tells the sudden deaths as the young church understood them.",
  critics:
    "Critics find the penalty out of all proportion, note that they got no chance to repent, and see a story told to keep givers honest.",
  sources: [
    {
      author: "Luke Timothy Johnson",
      year: "1992",
      title: "The Acts of the Apostles",
      publication: "Sacra Pagina, Liturgical Press",
      kind: "book",
    },
  ],
  related: ["uzzah"],
};
