import type { Situation } from "./schema";

export const churchScandal: Situation = {
  id: "church-scandal",
  about: "A wrong by somebody in a church has come to light.",
  words:
    "That somebody in a church has done this shakes more than a bank account or a rule: it shakes trust. You may be sad and angry, and you need not hush it up to protect the church.",
  step: "See first to those who were harmed. Where a crime may have been committed, it belongs with the police and the church’s authorities, and not only to a talk behind closed doors.",
  passages: [
    { reference: "Ezekiel 34:2-6", why: "against shepherds who feed themselves" },
    {
      reference: "1 Timothy 5:19-20",
      why: "an accusation against an elder: witnesses, and in the open",
    },
    { reference: "Psalm 51:10-12", why: "a prayer of somebody who was found out" },
  ],
  toldAs: [
    "someone in my parish was caught embezzling",
    "our treasurer stole from the church",
    "our pastor had an affair",
    "the priest of our town was arrested",
    "our pastor lied to us",
    "the youth leader sent messages to girls",
    "money is missing in our church",
    "our pastor has been removed",
    "it came out what our bishop covered up",
    "the leader of our church lives in luxury",
    "I trusted my pastor and he cheated us",
    "an elder of ours beat his wife",
    "the church covers it up",
    "our priest drinks",
    "there was abuse in our parish",
    "the choir leader was arrested",
    "everybody knew and nobody said a thing",
    "our vicar ran off with a parishioner",
    "the missionary we paid for is a fraud",
    "I don't know how to tell the congregation what he did",
    "a member of our board falsified the books",
    "my pastor stole my savings",
    "the press is at our church door because of him",
    "how can I trust a church again after this scandal",
    "he baptized my children and now this",
  ],
};
