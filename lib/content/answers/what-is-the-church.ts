import type { Answer } from "./schema";

export const whatIsTheChurch: Answer = {
  id: "what-is-the-church",
  section: "Faith basics",
  question: "What is the church?",
  askedAs: [
    "is the church a building or people",
    "what does the word church mean",
    "who started the church",
    "body of christ meaning",
    "is there one true church",
    "did jesus found a church",
    "meaning of the word church in the bible",
    "what is the purpose of the church",
    "bride of christ meaning",
    "when did the church begin",
    "invisible church",
    "what is the church supposed to be",
    "what does the bible say about the church",
  ],
  answer:
    "In the New Testament the church is people: those whom Jesus calls together, everywhere and in each place. The Greek word means an assembly, and for a long time believers met in homes. Paul calls them Christ’s body, with many parts that need one another; Peter, a building made of living stones. It began among the followers of Jesus in Jerusalem, at Pentecost as most would say. It is made of sinners, and its own letters are full of its faults.",
  passages: [
    { reference: "Matthew 16:16-18", why: "Jesus speaks of building his church." },
    { reference: "1 Corinthians 12:12-14", why: "One body, many parts." },
    { reference: "1 Peter 2:4-5", why: "Living stones." },
    { reference: "Acts 2:42", why: "What the first believers did together." },
  ],
  christianViews:
    "Catholics believe that the church Christ founded subsists in the Catholic Church, with the bishop of Rome; Orthodox, that it is the Orthodox Church. Protestants mostly say that it is wherever the gospel is preached and baptism and the Supper are rightly given, and that its true members are known to God.",
  critics:
    "Many historians doubt that Jesus meant to found an institution; the word for church stands in only two verses of the Gospels, Matthew 16:18 and 18:17. “Jesus announced the kingdom, and it is the church that came,” wrote the Catholic scholar Alfred Loisy, who did not mean it as mockery.",
  sources: [
    {
      author: "Alfred Loisy",
      year: "1902",
      title: "L’Évangile et l’Église",
      publication: "Picard, Paris",
      kind: "book",
    },
    {
      author: "Second Vatican Council",
      year: "1964",
      title: "Lumen Gentium 8",
      publication: "Vatican City",
      kind: "report",
    },
  ],
  related: ["must-i-go-to-church", "why-so-many-denominations"],
};
