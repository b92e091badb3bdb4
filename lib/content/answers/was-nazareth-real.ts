import type { Answer } from "./schema";

export const wasNazarethReal: Answer = {
  id: "was-nazareth-real",
  section: "People and places",
  question: "Did Nazareth exist in Jesus’ time?",
  askedAs: [
    "nazareth didnt exist",
    "archaeology of nazareth",
    "was nazareth a real town",
    "can anything good come from nazareth",
  ],
  answer:
    "Yes. Excavations have found a small farming village of that time: houses, cisterns, storage pits, tombs and a stone house dug by Yardenna Alexandre in 2009. That neither the Old Testament nor Josephus names it is no surprise for a place of a few hundred people.",
  passages: [
    { reference: "John 1:45-46", why: "Even a neighbor thinks little of it." },
    { reference: "Luke 4:16", why: "Where he grew up." },
    { reference: "Matthew 2:23", why: "Why the family settled there." },
  ],
  critics:
    "A few writers, such as René Salm, deny that anybody lived there then; archaeologists who dug there do not accept his reading of the finds.",
  sources: [],
  related: ["jesus-from-12-to-30", "christ-myth-theory"],
};
