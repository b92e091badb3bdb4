import type { Answer } from "./schema";

export const whoWroteActs: Answer = {
  id: "who-wrote-acts",
  section: "Books and authors",
  question: "Who wrote Acts, and is it reliable?",
  askedAs: [
    "who wrote acts of the apostles",
    "is the book of acts historically accurate",
    "when was acts written",
    "why does acts say we",
    "why does acts end with paul in prison",
    "can we trust luke in acts",
  ],
  answer:
    "The author of Luke’s Gospel wrote it, by tradition Luke, the companion of Paul; the book gives no name. Parts of the journeys are told in the first person plural, which suggests somebody who was there, or that person’s diary. It is usually dated about AD 75 to 100; those who prefer about 62 point out that it ends before Paul’s trial is decided. Its titles for officials and its places are often exact; its speeches, like those of other ancient historians, are the author’s summaries.",
  passages: [
    { reference: "Acts 1:1-2", why: "The second volume." },
    { reference: "Acts 16:10", why: "Here the writer first includes himself among the travelers." },
    { reference: "Acts 28:30-31", why: "Its open ending." },
    { reference: "Galatians 2:1-2", why: "Paul’s own account, to compare with Acts 15." },
  ],
  christianViews:
    "Christians generally trust Acts as history with a message. Some accept that Luke arranged and smoothed conflicts in order to show the Spirit’s work.",
  critics:
    "Critics find it at odds with Paul’s letters on his journeys and on his teaching about the law, and see a picture of early harmony that never was.",
  sources: [
    {
      author: "Colin J. Hemer",
      year: "1989",
      title: "The Book of Acts in the Setting of Hellenistic History",
      publication: "J. C. B. Mohr, Tübingen",
      kind: "book",
    },
    {
      author: "Richard I. Pervo",
      year: "2009",
      title: "Acts",
      publication: "Hermeneia, Fortress Press",
      kind: "book",
    },
  ],
  related: ["who-wrote-luke"],
};
