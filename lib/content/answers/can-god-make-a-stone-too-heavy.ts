import type { Answer } from "./schema";

export const canGodMakeAStoneTooHeavy: Answer = {
  id: "can-god-make-a-stone-too-heavy",
  section: "Faith basics",
  question: "Can God make a stone so heavy that he cannot lift it?",
  askedAs: [
    "omnipotence paradox",
    "is there anything god cannot do",
    "can god do everything",
    "can god sin or lie",
    "what does almighty mean",
    "can god create a rock he cant lift",
    "can god do the impossible",
    "the stone paradox",
    "can god make a square circle",
    "what can god not do",
    "is omnipotence possible",
  ],
  answer:
    "Most thinkers say that God cannot make such a stone, and see no lack of power in it, because “a stone that the almighty cannot lift” describes nothing, any more than a square circle does. To be almighty means being able to do all that can be done and fits with who God is. The Bible itself says that there are things God cannot do: lie, or deny himself. It speaks of God’s power less as a puzzle than as a ground for hope.",
  passages: [
    { reference: "Jeremiah 32:17", why: "Nothing is too hard for him." },
    { reference: "Matthew 19:26", why: "All things are possible with God." },
    { reference: "2 Timothy 2:13", why: "He cannot deny himself." },
    { reference: "Hebrews 6:18", why: "God cannot lie." },
  ],
  christianViews:
    "Thomas Aquinas and most after him say that God can do all that is not contradictory; Descartes thought that God made even the truths of logic. Open and process theologians think that God limits his power, or that it works by drawing and not by forcing.",
  critics:
    "J. L. Mackie used the paradox to argue that almighty power is an unclear idea, and asked with it whether God can make beings whom he does not control. Critics add that “all that fits his nature” may make almost anyone almighty.",
  sources: [
    {
      author: "Thomas Aquinas",
      year: "c. 1270",
      title: "Summa Theologiae I, question 25, article 3",
      publication: "Standard numbering",
      kind: "book",
    },
    {
      author: "J. L. Mackie",
      year: "1955",
      title: "Evil and Omnipotence",
      publication: "Mind 64",
      kind: "peer-reviewed",
    },
  ],
  related: ["what-was-god-doing-before-creation", "does-god-change-his-mind"],
};
