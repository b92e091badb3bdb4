import type { FaqItem } from "./schema";

export const evolutionAndDinosaurs: FaqItem = {
  id: "faq-evolution-and-dinosaurs",
  order: 40,
  section: "Beginnings and science",
  question: "What about evolution and dinosaurs?",
  askedAs: [
    "does the bible mention dinosaurs",
    "when did dinosaurs live according to the bible",
    "is evolution true",
    "do christians believe in evolution",
    "did people and dinosaurs live together",
    "did we come from monkeys",
    "are fossils compatible with the bible",
  ],
  answer: `This site’s guides hold that God made living things in distinct kinds, and that dinosaurs were created on the sixth day together with the other land animals and with people.

This reading comes from Genesis 1:21 and Genesis 1:24-25, where creatures appear, each after its kind. Change inside a kind is accepted: one ancestral pair of dogs may have many descendants that look different. What young-earth writers deny is that all living things share one ancestor.

Mainstream biology teaches just that. It speaks of common descent over hundreds of millions of years, and it dates the end of the dinosaurs, apart from birds, to about 66 million years ago. Fossil order, anatomy and genetics are the main reasons given. Many Christians accept this account as the way in which God created.

People sometimes ask about Behemoth in Job 40:15-24. A few readers see a dinosaur there. Most scholars think of a hippopotamus, or of a creature of poetry that stands for untamed power. The passage alone cannot settle it.`,
  verse: "Genesis 1:25",
  sources: [
    {
      author: "Paul R. Renne and others",
      year: "2013",
      title: "Time Scales of Critical Events Around the Cretaceous-Paleogene Boundary",
      publication: "Science 339: 684-687",
      kind: "peer-reviewed",
    },
  ],
};
