import type { Answer } from "./schema";

export const talkingAnimals: Answer = {
  id: "talking-animals",
  section: "Doubts and hard texts",
  question: "Did a donkey and a snake really talk in the Bible?",
  askedAs: [
    "talking donkey in the bible",
    "talking snake adam and eve",
    "balaam's donkey spoke",
    "is genesis 3 a myth because of the talking snake",
    "how can anyone believe in a talking snake",
    "was the serpent satan",
    "is it true that a snake talked to eve",
  ],
  answer:
    "The Bible tells of two animals that speak, the serpent in Eden and Balaam’s donkey, and in the second case it says outright that God opened the donkey’s mouth. So the writers knew as well as we do that animals do not talk. The donkey story is also meant to make readers smile: the animal sees the angel, and the famous seer does not. Genesis never calls the serpent Satan; later Jewish and Christian writers do.",
  passages: [
    { reference: "Numbers 22:28-31", why: "The donkey speaks, and Balaam’s eyes are opened too." },
    { reference: "Genesis 3:1", why: "The serpent is called more cunning than the other animals." },
    { reference: "Revelation 12:9", why: "A later book calls the devil the old serpent." },
  ],
  christianViews:
    "Many Christians take both as events, the one a miracle, the other Satan speaking through an animal. Others read Genesis 3 as a true story told in images, in which the serpent stands for the voice that turns us against God.",
  critics:
    "Critics answer that talking animals are a mark of fable in every other literature, and see no reason to read these differently; the curse on the serpent looks like an old tale of why snakes crawl.",
  sources: [
    {
      author: "Gordon J. Wenham",
      year: "1987",
      title: "Genesis 1-15",
      publication: "Word Biblical Commentary, Word Books",
      kind: "book",
    },
  ],
  related: ["were-adam-and-eve-real", "who-is-satan"],
};
