import type { Answer } from "./schema";

export const thisGeneration: Answer = {
  id: "this-generation",
  section: "Doubts and hard texts",
  question: "Was Jesus wrong about coming back within a generation?",
  askedAs: [
    "did jesus say he would return in the disciples lifetime",
    "this generation will not pass away meaning",
    "some standing here will not taste death",
    "failed prophecy of jesus second coming",
    "jesus said the end would come soon but it didnt",
    "why hasn't jesus come back yet",
    "jesus was wrong about the end of the world",
    "why didn't jesus come back in the first century",
    "preterism and this generation",
  ],
  answer:
    "Some words of Jesus do sound as if everything would happen within the lifetime of his hearers, and scholars still argue about them. In the same speech he says that nobody, not even the Son, knows the day. Much of what he foretold there, the siege of Jerusalem and the ruin of the temple, did happen within forty years, in AD 70. The question is whether he also meant the end of the world.",
  passages: [
    {
      reference: "Mark 13:30-32",
      why: "Both statements side by side: this generation, and the unknown day.",
    },
    { reference: "Mark 9:1", why: "Some of those present will see God’s kingdom come with power." },
    { reference: "Luke 21:20-24", why: "Luke’s form speaks of armies around Jerusalem." },
    {
      reference: "2 Peter 3:8-9",
      why: "An early answer to those who said that the promise was late.",
    },
  ],
  christianViews:
    "Some hold that the people of his own day did see what he meant, the fall of Jerusalem; among them N. T. Wright and the preterists. Others say that he spoke of near and far events together, as the prophets did. Others take the word as this people, or this kind of people. The saying about not tasting death is often referred to the Transfiguration, which follows it.",
  critics:
    "Albert Schweitzer and many since hold that Jesus expected the end at once, and was mistaken, as were Paul and the first Christians; later writings such as 2 Peter then had to explain the delay.",
  sources: [
    {
      author: "Albert Schweitzer",
      year: "1910",
      title: "The Quest of the Historical Jesus, tr. W. Montgomery",
      publication: "Adam and Charles Black, London",
      kind: "book",
    },
    {
      author: "N. T. Wright",
      year: "1996",
      title: "Jesus and the Victory of God",
      publication: "SPCK",
      kind: "book",
    },
    {
      author: "Dale C. Allison",
      year: "1998",
      title: "Jesus of Nazareth: Millenarian Prophet",
      publication: "Fortress Press",
      kind: "book",
    },
  ],
  related: ["what-is-the-second-coming", "failed-prophecies"],
};
