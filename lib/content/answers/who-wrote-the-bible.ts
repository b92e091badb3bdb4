import type { Answer } from "./schema";

export const whoWroteTheBible: Answer = {
  id: "who-wrote-the-bible",
  section: "How the Bible was made",
  question: "Who wrote the Bible?",
  askedAs: [
    "who are the authors of the bible",
    "how many people wrote the bible",
    "did god write the bible",
    "did men write the bible or god",
    "was the bible written by humans",
    "who are the writers of the bible books",
    "was the bible written by many people",
  ],
  answer:
    "Many people did, over something like a thousand years: prophets, priests, poets, court historians, and followers of Jesus, most of whose names we do not know. Some books name their writer, such as Paul’s letters; many, like Kings, Hebrews or the four Gospels, are anonymous, and their names come from tradition. Scholars think that a number of books grew through several hands. Jews and Christians believe that God spoke through these people, which is why they call the whole Scripture.",
  passages: [
    { reference: "2 Peter 1:20-21", why: "Prophecy came through people moved by the Holy Spirit." },
    { reference: "Jeremiah 36:4", why: "A prophet dictates, and a scribe writes the scroll." },
    { reference: "Luke 1:1-4", why: "An author tells how he worked from earlier sources." },
    { reference: "Proverbs 25:1", why: "Later men collected and copied older sayings." },
  ],
  christianViews:
    "Christians agree that the Bible is both God’s word and human words. They differ on how: whether every word is as God wanted it, or the message, or the witness to Christ. Traditional views name Moses, David, Solomon and the apostles for more of the books than most scholars do.",
  critics:
    "Critics see an entirely human collection, in which the writers’ times, interests and disagreements can be traced.",
  sources: [
    {
      author: "Raymond E. Brown",
      year: "1997",
      title: "An Introduction to the New Testament",
      publication: "Doubleday",
      kind: "book",
    },
    {
      author: "Richard Elliott Friedman",
      year: "1987",
      title: "Who Wrote the Bible?",
      publication: "Summit Books",
      kind: "book",
    },
  ],
  related: ["bible-inspired", "who-wrote-genesis", "how-long-to-write-the-bible"],
};
