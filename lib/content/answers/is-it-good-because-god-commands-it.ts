import type { Answer } from "./schema";

export const isItGoodBecauseGodCommandsIt: Answer = {
  id: "is-it-good-because-god-commands-it",
  section: "Doubts and hard texts",
  question: "Is something good because God commands it, or does he command it because it is good?",
  askedAs: [
    "euthyphro dilemma",
    "euthyphro",
    "is it good because god commands it or does he command it because its good",
    "could god make murder good",
    "if god said torture was fine would it be right",
    "divine command theory",
    "is morality arbitrary if it comes from god",
    "plato euthyphro christian answer",
    "does goodness exist without god",
    "is god above morality",
    "where does right and wrong come from",
    "is god bound by moral law",
    "why is god good and not just powerful",
    "who decides what is good",
    "is good just whatever god says",
    "moral argument objections",
    "can god change what is right",
    "does your book even touch the euthyphro thing",
    "might makes right if god commands it",
    "horn of the dilemma goodness god",
    "objective morality and god",
    "shall not the judge of all the earth do right meaning",
  ],
  answer:
    "The Bible never puts it as a question; most Christian thinkers answer that neither is right, because goodness is what God himself is like: his commands follow from his character and from nothing above him. The psalm says both in one breath, that he is good and does good. That is also why people in the Bible dare to measure God by goodness to his face: Abraham asks whether the judge of all the earth will not do right, and is not rebuked. And it does not mean that right is known only from commands; Paul says that those without the law have it written in their hearts.",
  passages: [
    { reference: "Psalm 119:68", why: "He is good, and does good." },
    { reference: "Genesis 18:25", why: "Abraham holds God to what is right." },
    { reference: "Deuteronomy 32:4", why: "All his ways are justice." },
    { reference: "Romans 2:14-15", why: "Right and wrong written in the heart." },
    { reference: "James 1:17", why: "In him there is no variation." },
  ],
  christianViews:
    "Thomas Aquinas held that goodness is grounded in God’s own being and can be known by reason; William of Ockham stressed God’s freedom so much that right depends on his will. Among today’s philosophers Robert Adams holds that God is himself the standard of the good and that duties are what a loving God commands.",
  critics:
    "The dilemma comes from Plato’s Euthyphro. Critics reply that the answer only moves it: is God’s character good because it is his, or because it fits what is good anyway? Many hold that kindness and justice need no ground beyond themselves, and ask how stories such as the conquest of Canaan fit a God who is goodness.",
  sources: [],
  related: ["can-atheists-be-good", "does-god-exist", "binding-of-isaac", "canaanite-conquest"],
};
