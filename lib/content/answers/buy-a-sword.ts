import type { Answer } from "./schema";

export const buyASword: Answer = {
  id: "buy-a-sword",
  section: "Doubts and hard texts",
  question: "Why did Jesus tell his disciples to buy a sword?",
  askedAs: [
    "luke 22 36 sell your cloak and buy a sword",
    "did jesus want his disciples armed",
    "two swords is enough meaning",
    "does luke 22 support owning guns",
    "did jesus own a weapon",
  ],
  answer:
    "Most interpreters take the word about buying a sword as a vivid way of saying that dangerous times are coming, and not as a call to fight. When the disciples show two swords he ends the talk, and hours later, when one of them strikes, he stops him and heals the wound. He also gives a reason: a scripture about being counted among criminals has to come true in him. Some do take it as leave to defend oneself.",
  passages: [
    { reference: "Luke 22:35-38", why: "The whole exchange." },
    { reference: "Luke 22:49-51", why: "He stops the sword and heals." },
    { reference: "Matthew 26:52", why: "What he says about those who take the sword." },
  ],
  christianViews:
    "Pacifist Christians and most commentators read it figuratively. Many, above all in America, see in it a right to bear arms in self-defense. In the Middle Ages the two swords were taken for church and state.",
  critics:
    "Some historians, such as S. G. F. Brandon, saw a trace of a Jesus close to the rebels against Rome. Few have followed him.",
  sources: [
    {
      author: "S. G. F. Brandon",
      year: "1967",
      title: "Jesus and the Zealots",
      publication: "Manchester University Press",
      kind: "book",
    },
    {
      author: "Joseph A. Fitzmyer",
      year: "1985",
      title: "The Gospel According to Luke X-XXIV",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["turn-the-other-cheek", "you-shall-not-kill"],
};
