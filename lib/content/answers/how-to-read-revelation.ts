import type { Answer } from "./schema";

export const howToReadRevelation: Answer = {
  id: "how-to-read-revelation",
  section: "Books and authors",
  question: "How should I read the book of Revelation?",
  askedAs: [
    "how to understand revelation",
    "is revelation literal or symbolic",
    "why is revelation so scary",
    "what does the book of revelation mean",
    "preterist futurist historicist idealist",
    "revelation scares me",
    "preterism vs futurism",
    "is revelation about the past or the future",
  ],
  answer:
    "Read it first as a letter of hope to seven churches under pressure, written in pictures that its first readers could mostly understand. It draws on Ezekiel, Daniel and the other prophets in almost every line. Numbers and beasts are signs, as the book itself says of several. Its point is simple even where details are not: the slain Lamb has won, evil is judged, and God will wipe away tears. If it frightens you, begin with its last two chapters.",
  passages: [
    { reference: "Revelation 1:3", why: "A blessing on those who read and hear." },
    { reference: "Revelation 1:20", why: "The book explains some of its own signs." },
    { reference: "Revelation 5:5-6", why: "A lion is announced, and a lamb is seen." },
    { reference: "Revelation 21:3-4", why: "Where everything is going." },
  ],
  christianViews:
    "Preterists refer most of it to the first century and Rome. Historicists find the course of church history; the Reformers mostly read it so. Futurists, such as dispensationalists, expect most of it still. Idealists see the struggle of every age. Many combine these, and all warn against setting dates.",
  critics:
    "Critics see Jewish and Christian apocalyptic of its time, a protest against Rome whose predictions of a near end did not come true, and find its violence troubling.",
  sources: [
    {
      author: "Steve Gregg",
      year: "1997",
      title: "Revelation: Four Views",
      publication: "Thomas Nelson",
      kind: "book",
    },
    {
      author: "Richard Bauckham",
      year: "1993",
      title: "The Theology of the Book of Revelation",
      publication: "Cambridge University Press",
      kind: "book",
    },
  ],
  related: ["who-wrote-revelation", "what-does-666-mean"],
};
