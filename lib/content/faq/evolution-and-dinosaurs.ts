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
    "t rex on the ark",
    "darwin and genesis",
    "why arent dinosaurs in the bible",
    "natural selection vs creation",
    "cavemen neanderthals and adam",
    "theistic evolution biologos",
    "did god make the dinos",
    "my kid is obsessed with dinosaurs and asks where they are in the bible",
    "are we related to apes",
    "human and chimp dna",
    "intelligent design",
    "meteor killed the dinosaurs but bible says nothing",
    "micro versus macro evolution",
    "soft tissue in dinosaur bones",
    "can you believe in evolution and god",
    "missing link lucy australopithecus",
    "biology exam on evolution but i believe in god",
    "what about the stone age people",
    "creationism taught in school",
    "did noah take velociraptors",
    "each after its kind meaning baramin",
    "were there dinosaurs in the garden of eden",
    "i was taught monkeys became men, is this against God?",
    "common descent and original humanity",
    "triceratops bones explain that christians",
    "jurassic period in the bible",
    "species change over time christian view",
    "were there dinosaurs on noahs ark",
    "did noah take a t rex on the boat",
    "how did brontosaurus fit on the ark",
    "dinosaurs and the flood",
    "did dinos drown in the flood",
    "was there a stegosaurus on noah's boat",
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
      url: "https://doi.org/10.1126/science.1230492",
    },
  ],
};
