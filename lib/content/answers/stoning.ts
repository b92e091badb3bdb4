import type { Answer } from "./schema";

export const stoning: Answer = {
  id: "stoning",
  section: "Doubts and hard texts",
  question: "Why does the Old Testament command stoning?",
  askedAs: [
    "why did god order people to be stoned to death",
    "stoning rebellious children in the bible",
    "is stoning still allowed",
    "death penalty for working on the sabbath",
    "old testament capital punishment for adultery",
    "should disobedient kids be stoned deuteronomy 21",
    "why were people stoned to death in the bible",
    "executed for gathering sticks",
    "are stonings in the bible cruel",
  ],
  answer:
    "Israel’s law set death, often by stoning, for acts that broke the covenant: idolatry, some sexual offenses, cursing God, a son’s stubborn rebellion and work on the Sabbath. In a small nation bound to God as its king, these counted as treason against the whole community, and at least two witnesses were required, who had to throw first. Jewish teachers later hedged these penalties until they were almost never used. Christians do not carry them out; in a well-known story Jesus told those about to stone a woman to look first at themselves.",
  passages: [
    {
      reference: "Deuteronomy 21:18-21",
      why: "The law of the rebellious son, brought by both parents to the elders.",
    },
    {
      reference: "Deuteronomy 17:6-7",
      why: "No death on the word of one witness; witnesses begin.",
    },
    { reference: "Numbers 15:32-36", why: "The man who gathered wood on the Sabbath." },
    { reference: "John 8:7-11", why: "Jesus neither approves the act nor condemns the woman." },
  ],
  christianViews:
    "Most Christians say that the penalties belonged to Israel’s national law, which ended with Christ, while the wrongs they name may still be wrong. A very small group, called theonomists, would have states apply much of it. Many see the law as restraining worse customs of its time, and as showing how serious sin is.",
  critics:
    "Critics reply that no just ruler at any time kills people for picking up sticks, for another faith or for sex before marriage, and that modern believers judge these laws by a better standard which they did not get from them.",
  sources: [
    {
      author: "Mishnah",
      year: "c. AD 200",
      title: "Makkot 1:10",
      publication: "Tr. Herbert Danby, The Mishnah, Oxford University Press, 1933",
      kind: "ancient-source",
    },
    {
      author: "Christopher J. H. Wright",
      year: "2004",
      title: "Old Testament Ethics for the People of God",
      publication: "InterVarsity Press",
      kind: "book",
    },
  ],
  related: ["woman-caught-in-adultery", "rape-laws", "what-are-the-ten-commandments"],
};
