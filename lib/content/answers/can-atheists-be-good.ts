import type { Answer } from "./schema";

export const canAtheistsBeGood: Answer = {
  id: "can-atheists-be-good",
  section: "Other faiths",
  question: "What does the Bible say about atheists? Can they be good people?",
  askedAs: [
    "can you be good without god",
    "do atheists go to hell",
    "why are some atheists nicer than christians",
    "i dont believe in god am i a bad person",
    "fool says in his heart there is no god meaning",
    "where do morals come from without god",
    "can you be moral without religion",
    "where do atheists get their morals",
    "morality without god",
    "what does the bible say about unbelievers",
    "good people who dont believe",
    "do good atheists go to heaven",
  ],
  answer:
    "People without faith can do great good; Paul himself says that those who do not have God’s law at times do what it asks, because it is written on their hearts. When a psalm calls one who denies God a fool, it probably means somebody who lives as if nobody would ever ask, and it goes on to say that all have gone astray. Jesus praised the goodness of outsiders more than once. Christians believe that nobody, they themselves included, is good enough without God’s mercy; what becomes of a person is for God alone to judge.",
  passages: [
    { reference: "Romans 2:14-15", why: "The law written on the heart." },
    { reference: "Luke 10:33-37", why: "An outsider is the model of love." },
    { reference: "Psalms 14:1-3", why: "The fool, and everyone else as well." },
    { reference: "Romans 2:1", why: "Whoever judges others is judged as well." },
  ],
  christianViews:
    "The Second Vatican Council says that those who seek God, or without knowing him try to follow conscience, can by grace be saved. Many evangelicals hold that trust in Christ in this life is needed. Calvin and others explain goodness among unbelievers by God’s common grace.",
  critics:
    "Atheists answer that kindness grows from our nature, from reason and from living together, and that good done without hope of reward may be the purest. Plato’s dialogue Euthyphro already asked whether something is good because God wills it. Christians reply that God’s own nature is the good.",
  sources: [
    {
      author: "Second Vatican Council",
      year: "1964",
      title: "Lumen Gentium 16",
      publication: "Vatican City",
      kind: "report",
    },
    {
      author: "Plato",
      year: "c. 390s BC",
      title: "Euthyphro 10a",
      publication: "Standard numbering",
      kind: "ancient-source",
    },
  ],
  related: ["does-god-exist", "is-everyone-saved-in-the-end"],
};
