import type { Answer } from "./schema";

export const whyCreateTheLost: Answer = {
  id: "why-create-the-lost",
  section: "Doubts and hard texts",
  question: "If God knew that people would be lost, why did he create them?",
  askedAs: [
    "why did god create people knowing they would go to hell",
    "if god knows everything why make me if i will go to hell",
    "why would god make people he knew would reject him",
    "god knew adam would sin",
    "why does god create people just to send them to hell",
    "why create someone you know will go to hell",
    "why would god make someone who will burn forever",
  ],
  answer:
    "The Bible does not answer this directly; it says that God wants all to be saved, takes no pleasure in anyone’s death, and leaves people truly responsible. Many believe that a world with free persons was worth making even if some refuse, and that to leave out all who would refuse would end real freedom. If you are afraid that you are such a person, no verse says that you are, and whoever comes to Jesus, he says, will not be turned away.",
  passages: [
    { reference: "Ezekiel 33:11", why: "God does not want the death of the wicked." },
    { reference: "1 Timothy 2:3-4", why: "He wants all people to be saved." },
    { reference: "John 6:37", why: "Nobody who comes is thrown out." },
    { reference: "Romans 9:20-23", why: "Paul’s hardest word on the potter and the clay." },
  ],
  christianViews:
    "Calvinists hold that God’s choice serves his glory, justice and mercy, beyond our judging. Arminians, Catholics and Orthodox hold that he foresees without causing. Molinists say that he knew what each would freely do in any world. Those who expect the final end of the lost, or the rescue of all, find the question less sharp.",
  critics:
    "Critics reply that to make somebody whose endless misery is foreseen can never be love, whatever freedom is worth.",
  sources: [
    {
      author: "William Lane Craig",
      year: "1987",
      title: "The Only Wise God",
      publication: "Baker Book House",
      kind: "book",
    },
    {
      author: "Marilyn McCord Adams",
      year: "1999",
      title: "Horrendous Evils and the Goodness of God",
      publication: "Cornell University Press",
      kind: "book",
    },
  ],
  related: ["is-everyone-saved-in-the-end", "predestination-or-free-will"],
};
