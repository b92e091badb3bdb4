import type { Answer } from "./schema";

export const kingOfMoabSacrificesHisSon: Answer = {
  id: "king-of-moab-sacrifices-his-son",
  section: "Doubts and hard texts",
  question: "What happened when the king of Moab sacrificed his son?",
  askedAs: [
    "mesha sacrificed his son",
    "moab's king burned his son and israel went home",
    "2 kings 3:27 great wrath against israel",
    "why did israel retreat after moab sacrificed his son",
    "whose wrath was it in 2 kings 3",
    "did the sacrifice to chemosh work",
    "king of moab offered his oldest son on the wall",
    "was elisha's prophecy wrong in 2 kings 3",
    "human sacrifice on the wall of moab",
    "kir hareseth wrath",
    "did a pagan god defeat israel",
  ],
  answer:
    "When the battle is lost, the king of Moab burns his eldest son on the wall; the text says that great wrath came on Israel, and that they withdrew and went home. Whose wrath it was is not said. Readers have thought of the fury of the Moabites, of horror in Israel’s own ranks, of God’s anger at what the campaign had led to, and some scholars of an old tale in which Chemosh, Moab’s god, was angry. The Bible forbids such sacrifices everywhere and does not say that this one worked. A stone set up by King Mesha of Moab, found in 1868, tells his side of his wars with Israel and does not mention it.",
  passages: [
    { reference: "2 Kings 3:26-27", why: "The end of the campaign" },
    { reference: "2 Kings 3:18-19", why: "What Elisha had announced" },
    { reference: "Jeremiah 7:31", why: "God on burned children: it did not come into my mind" },
  ],
  sources: [
    {
      author: "Mesha of Moab",
      year: "c. 840 BC",
      title: "Mesha Stele",
      publication: "Louvre, Paris, AO 5066",
      kind: "ancient-source",
    },
    {
      author: "Jon D. Levenson",
      year: "1993",
      title: "The Death and Resurrection of the Beloved Son",
      publication: "Yale University Press",
      kind: "book",
    },
  ],
  related: ["binding-of-isaac", "jephthahs-daughter"],
};
