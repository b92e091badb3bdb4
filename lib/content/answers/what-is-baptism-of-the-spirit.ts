import type { Answer } from "./schema";

export const whatIsBaptismOfTheSpirit: Answer = {
  id: "what-is-baptism-of-the-spirit",
  section: "Faith basics",
  question: "What is the baptism of the Holy Spirit?",
  askedAs: [
    "how do i get filled with the holy spirit",
    "baptized in the holy ghost and fire meaning",
    "is spirit baptism different from salvation",
    "second blessing meaning",
    "do all christians have the holy spirit",
    "how can i receive the holy spirit",
    "being filled with the spirit meaning",
    "when do you receive the holy spirit",
    "baptized with fire",
    "do i have the holy spirit since i believed",
    "what is the baptism of the spirit",
    "how do i get the holy spirit",
  ],
  answer:
    "The baptism of the Spirit is the pouring out of God’s Spirit that John the Baptist promised Jesus would give, and which came at Pentecost. Whether a Christian receives it on coming to faith or as a later gift is disputed, because Acts tells of both orders. All agree that nobody belongs to Christ without his Spirit, and that one may always ask to be filled again. Jesus says that the Father gives the Spirit to those who ask him.",
  passages: [
    { reference: "Acts 1:4-5", why: "The promise before Pentecost." },
    { reference: "1 Corinthians 12:13", why: "All baptized in one Spirit into one body." },
    { reference: "Acts 8:14-17", why: "Believers who receive the Spirit later." },
    { reference: "Luke 11:13", why: "The Father gives to those who ask." },
  ],
  christianViews:
    "Pentecostals teach a second experience after conversion, for power to witness, many of them with tongues as its sign. Most evangelicals and Reformed say that it happens at conversion, while filling is repeated. Catholics and Orthodox connect it with baptism and confirmation or chrismation; Catholic charismatics speak of its release.",
  sources: [
    {
      author: "John R. W. Stott",
      year: "1964",
      title: "The Baptism and Fullness of the Holy Spirit",
      publication: "Inter-Varsity Fellowship, London",
      kind: "book",
    },
    {
      author: "Gordon D. Fee",
      year: "1994",
      title: "God’s Empowering Presence",
      publication: "Hendrickson, Peabody",
      kind: "book",
    },
  ],
  related: ["speaking-in-tongues", "who-is-the-holy-spirit"],
};
