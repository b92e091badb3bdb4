import type { Answer } from "./schema";

export const synopticProblem: Answer = {
  id: "synoptic-problem",
  section: "How the Bible was made",
  question: "Why are Matthew, Mark and Luke so alike, and what is Q?",
  askedAs: [
    "synoptic problem",
    "what is the q source",
    "did matthew copy mark",
    "which gospel was written first",
    "two source hypothesis",
    "does q exist",
    "why do the first three gospels say the same things",
  ],
  answer:
    "Matthew, Mark and Luke share so much, often word for word in Greek, that somebody must have used somebody else’s work. Most scholars think that Mark came first and that Matthew and Luke both used it. For more than two hundred verses that Matthew and Luke share without Mark, many suppose a lost collection of Jesus’ sayings, called Q from the German word for source. No copy of Q exists, and a growing number of scholars think that Luke simply used Matthew.",
  passages: [
    { reference: "Mark 1:16-18", why: "Compare this call of the fishermen with Matthew 4." },
    { reference: "Matthew 4:18-20", why: "Almost the same words." },
    {
      reference: "Luke 3:7-9",
      why: "John’s preaching, nearly word for word in Matthew 3: a Q passage.",
    },
    { reference: "Matthew 3:7-10", why: "The parallel." },
  ],
  christianViews:
    "The oldest church view, in Augustine, is that Matthew came first; some Catholic and evangelical scholars still argue for that. For faith little depends on it: Luke says openly that he used sources.",
  critics:
    "Some draw from Q a first group of followers to whom the cross mattered little. Others answer that one cannot know a community from a text that is itself reconstructed.",
  sources: [
    {
      author: "B. H. Streeter",
      year: "1924",
      title: "The Four Gospels: A Study of Origins",
      publication: "Macmillan",
      kind: "book",
    },
    {
      author: "Mark Goodacre",
      year: "2002",
      title: "The Case Against Q",
      publication: "Trinity Press International",
      kind: "book",
    },
  ],
  related: ["oral-tradition", "who-wrote-matthew", "who-wrote-mark"],
};
