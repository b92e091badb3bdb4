import type { Answer } from "./schema";

export const confessingToAPriest: Answer = {
  id: "confessing-to-a-priest",
  section: "Other faiths",
  question: "Do I need to confess my sins to a priest?",
  askedAs: [
    "why do catholics confess to a priest",
    "can i confess straight to god",
    "is confession in the bible",
    "can a priest forgive sins",
    "what happens in confession",
    "must i tell my sins to a priest",
    "is confession necessary",
    "why confess to a man",
    "confess your sins to one another meaning",
    "absolution by a priest",
    "why confess to a priest instead of god",
    "do i have to confess to a priest",
  ],
  answer:
    "You can always confess to God directly, every church agrees on that; whether you should also confess to a priest is answered differently. The Bible says that God forgives those who confess, tells believers to confess to one another, and reports that Jesus gave his disciples authority to forgive. Speaking a thing aloud to another person, and hearing that it is forgiven, has helped many, whatever their church.",
  passages: [
    { reference: "1 John 1:8-9", why: "Confess, and God forgives." },
    { reference: "James 5:16", why: "Confess to one another, and pray." },
    { reference: "John 20:21-23", why: "Authority given to the disciples." },
    { reference: "Psalms 32:3-5", why: "What silence did, and what confessing did." },
  ],
  christianViews:
    "Catholics are to confess grave sins to a priest, who absolves in Christ’s name and may never repeat what he hears. Orthodox confess before an icon of Christ with the priest as witness. Lutherans and Anglicans offer private confession without demanding it. Most other Protestants hold that Christ alone is our priest, and see John 20:23 fulfilled in preaching forgiveness.",
  sources: [
    {
      author: "Catholic Church",
      year: "1997",
      title: "Catechism of the Catholic Church, paragraphs 1440-1467",
      publication: "Libreria Editrice Vaticana, Vatican City",
      kind: "book",
    },
  ],
  related: ["what-is-repentance", "catholics-and-protestants"],
};
