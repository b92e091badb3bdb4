import type { Answer } from "./schema";

export const turnTheOtherCheek: Answer = {
  id: "turn-the-other-cheek",
  section: "Doubts and hard texts",
  question: "Does turning the other cheek mean never resisting evil?",
  askedAs: [
    "do not resist evil meaning",
    "turn the other cheek does that mean let people abuse me",
    "matthew 5 39 explained",
    "are christians supposed to be doormats",
    "did jesus teach pacifism",
    "should i let people hit me if i am a christian",
    "can christians fight back",
    "should christians be pacifists",
    "is violence ever ok for a christian",
  ],
  answer:
    "Jesus forbids revenge and hitting back; Christians differ on whether he forbids all use of force. A slap on the right cheek was probably an insult more than an attack, and to turn the other is neither to submit nor to strike, but to refuse the game. He himself questioned an officer who hit him, and fled when people meant to kill him. It was never meant to keep anybody with a violent husband, wife or parent: if you are in danger, get to safety and call your local emergency number now.",
  passages: [
    { reference: "Matthew 5:38-41", why: "The saying, against the measure of eye for eye." },
    { reference: "John 18:22-23", why: "Struck, Jesus asks for the reason." },
    { reference: "Romans 12:17-19", why: "Paul: no revenge; peace as far as it depends on you." },
    { reference: "Romans 13:3-4", why: "The next chapter: rulers carry the sword against wrong." },
  ],
  christianViews:
    "Mennonites, Quakers and others hold that followers of Jesus may not fight or kill at all, as most of the earliest church writers did. Catholic, Orthodox and most Protestant teaching holds that it rules out personal revenge, while a just state may defend the innocent.",
  critics:
    "Critics such as Nietzsche saw in it a morality for the weak. Others admire it and ask why Christian nations have so seldom tried it.",
  sources: [
    {
      author: "John Howard Yoder",
      year: "1972",
      title: "The Politics of Jesus",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "Walter Wink",
      year: "1992",
      title: "Engaging the Powers",
      publication: "Fortress Press",
      kind: "book",
    },
  ],
  related: ["religion-and-violence", "how-do-i-forgive"],
};
