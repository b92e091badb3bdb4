import type { Answer } from "./schema";

export const whyTheTreeInTheGarden: Answer = {
  id: "why-the-tree-in-the-garden",
  section: "Faith basics",
  question: "Why did God put the forbidden tree in the garden?",
  askedAs: [
    "why did god create the tree of knowledge",
    "was the tree in eden a trap",
    "why did god let the snake into the garden",
    "if god knew adam would eat it why make the tree",
    "what was the forbidden fruit",
    "why did god plant that tree in eden",
    "why did god tempt adam and eve",
    "tree of the knowledge of good and evil why",
    "why did god not stop eve",
    "did god set adam and eve up to fail",
    "was it an apple",
  ],
  answer:
    "Genesis does not say why God put the tree there, but most readers answer that trust and love need room for a real choice, and that the tree was that room. It stood among many trees, all of which were free to eat from; so the story begins with a wide yes and one no. The fruit is not named; the apple comes from later art, perhaps helped by the Latin word malum, which can mean evil or apple. God’s first act after the fall is to look for the two and then to clothe them.",
  passages: [
    { reference: "Genesis 2:16-17", why: "Every tree but one." },
    { reference: "Genesis 3:4-6", why: "The doubt that came before the bite." },
    { reference: "Genesis 3:8-9", why: "God looks for them." },
    { reference: "Genesis 3:21", why: "God clothes them." },
  ],
  christianViews:
    "Augustine and many Western Christians see a test of obedience in a perfect state. Irenaeus and many Orthodox see children who reached too early for what they were to grow into. Reformed writers add that God had ordained to bring greater good out of the fall, as an old Easter hymn also sings.",
  critics:
    "Critics say that a parent who leaves poison within reach of children is to blame, the more so if he knows what will happen. Many scholars read the story as a tale of how people grew up, with gain and loss.",
  sources: [
    {
      author: "Irenaeus of Lyons",
      year: "c. 180",
      title: "Against Heresies 4.38",
      publication: "Ante-Nicene Fathers, vol. 1",
      kind: "ancient-source",
    },
  ],
  related: ["where-did-evil-come-from", "were-adam-and-eve-real"],
};
