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
  ],
  answer:
    "Acts says that they died because they lied to God, not because they kept money back. Peter tells Ananias that the land was his own and the price at his disposal; the couple sold it and pretended to give everything. Both fall dead when they are found out. Acts does not say how they died or that Peter wished it, and it is no rule for how the church deals with liars: nothing like it is told again of church members.",
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
