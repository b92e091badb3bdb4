import type { Answer } from "./schema";

export const howDidTheApostlesDie: Answer = {
  id: "how-did-the-apostles-die",
  section: "People and places",
  question: "How did the apostles die?",
  askedAs: [
    "were all the disciples martyred",
    "how did peter die",
    "how did paul die",
    "how did john die",
    "what happened to the 12 disciples",
    "upside down cross peter",
  ],
  answer:
    "The Bible tells of two: Judas, who died by his own hand, and James the son of Zebedee, killed by Herod Agrippa’s sword about AD 44. That Peter and Paul died at Rome under Nero is old and widely accepted; Clement of Rome hints at it before AD 100. For Thomas in India, Andrew in Greece and most others there are later traditions, of very different worth, and John is said to have died old in Ephesus.",
  passages: [
    { reference: "Acts 12:1-2", why: "James is put to death." },
    { reference: "John 21:18-19", why: "Jesus hints at Peter’s death." },
    { reference: "2 Timothy 4:6-8", why: "Words of Paul before the end." },
    { reference: "Acts 1:16-19", why: "The end of Judas." },
  ],
  critics:
    "Historians such as Candida Moss warn that many martyr stories are late and shaped by devotion; Sean McDowell, who examined each, rates only some as probable.",
  sources: [],
  related: ["death-of-judas"],
};
