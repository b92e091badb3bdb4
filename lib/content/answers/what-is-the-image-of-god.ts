import type { Answer } from "./schema";

export const whatIsTheImageOfGod: Answer = {
  id: "what-is-the-image-of-god",
  section: "Faith basics",
  question: "What does it mean to be made in the image of God?",
  askedAs: [
    "imago dei meaning",
    "made in gods image what does that mean",
    "do we look like god",
    "are all people made in gods image",
    "what makes humans different from animals in the bible",
    "what does imago dei mean",
    "created in the likeness of god",
    "why are humans made in gods image",
    "do all humans have equal worth",
    "do women and men both reflect the image of god",
  ],
  answer:
    "To be made in God’s image means that every human being reflects God and stands for him in the world, and for that reason has a worth nobody can take away. Genesis says it of male and female alike and joins it with caring for the earth; kings in the ancient East were called images of their god, and here it is said of everyone. The Bible draws plain conclusions: whoever sheds blood, or even curses a person, touches God’s image. It depends on no skill, so illness, age or disability cannot lessen it.",
  passages: [
    { reference: "Genesis 1:26-28", why: "Male and female, and the task given to them." },
    { reference: "Genesis 9:6", why: "Why life is protected." },
    { reference: "James 3:9-10", why: "Why cursing people is wrong." },
    { reference: "Colossians 3:9-11", why: "Renewed after the Creator’s image." },
  ],
  christianViews:
    "Many fathers and Catholics look to reason and free will; Orthodox distinguish the image, which stays, from the likeness, to be grown into. The Reformed speak of holiness, damaged by sin and restored in Christ; many scholars of the Old Testament of rule on God’s behalf; Karl Barth of living in relation.",
  critics:
    "Critics, such as Peter Singer, call it unfair to set humans above animals by birth and not by what each can feel. Historians debate how much ideas of human rights owe to this verse.",
  sources: [
    {
      author: "J. Richard Middleton",
      year: "2005",
      title: "The Liberating Image",
      publication: "Brazos Press, Grand Rapids",
      kind: "book",
    },
    {
      author: "Peter Singer",
      year: "1975",
      title: "Animal Liberation",
      publication: "New York Review, New York",
      kind: "book",
    },
  ],
  related: ["why-did-god-create-us", "is-god-male"],
};
