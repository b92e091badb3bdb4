import type { Answer } from "./schema";

export const hateFatherAndMother: Answer = {
  id: "hate-father-and-mother",
  section: "Doubts and hard texts",
  question: "Did Jesus say we must hate our parents?",
  askedAs: [
    "luke 14 26 hate father and mother",
    "why does jesus say to hate your family",
    "does jesus want me to leave my family",
    "jesus came not to bring peace but a sword",
    "jesus breaks up families",
    "must i hate my family to follow jesus",
    "set a man against his father meaning",
    "does jesus want me to hate my mom and dad",
  ],
  answer:
    "Jesus does not command hatred in the sense the word has for us: in the speech of his people, to hate one and love another can mean to put the one second. Matthew gives the same saying as loving father or mother more than Jesus. He also defended the command to honor parents against those who dodged it, and from the cross he provided for his mother. Still, the saying is meant to be sharp: no tie, not even the dearest, may come before God.",
  passages: [
    {
      reference: "Luke 14:26-27",
      why: "The saying; older translations keep the blunt word hate, others soften it.",
    },
    { reference: "Matthew 10:37", why: "The same saying, put as loving more." },
    { reference: "Mark 7:9-13", why: "Jesus defends honoring father and mother." },
    { reference: "John 19:26-27", why: "He entrusts his mother to a disciple." },
  ],
  christianViews:
    "Christians agree that it does not teach hatred. Monks and missionaries have taken it as a call to leave home; most churches teach that loving God first makes people better sons, daughters and spouses. No group that cuts its members off from their families may claim these words for it.",
  critics:
    "Critics reply that a demand to be loved above one’s own children is what cults make, and that families have in fact been torn apart by it.",
  sources: [
    {
      author: "Joachim Jeremias",
      year: "1971",
      title: "New Testament Theology, vol. 1",
      publication: "SCM Press",
      kind: "book",
    },
  ],
  related: ["how-to-recognize-a-cult", "turn-the-other-cheek"],
};
