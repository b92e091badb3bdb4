import type { Answer } from "./schema";

export const whatDoesBornAgainMean: Answer = {
  id: "what-does-born-again-mean",
  section: "Faith basics",
  question: "What does it mean to be born again?",
  askedAs: [
    "born again christian meaning",
    "how do i become born again",
    "do i have to be born again to go to heaven",
    "nicodemus born again explained",
    "what is the new birth",
    "am i born again if i grew up christian",
    "what do people mean by born again believers",
    "born from above meaning",
    "regeneration in the bible",
    "must i be born again",
    "when does the new birth happen",
    "how can an old person be born a second time",
  ],
  answer:
    "To be born again means to be given new life by God’s Spirit, and it is what Jesus tells Nicodemus that everyone needs. The Greek can be read as “born again” or “born from above”. Jesus compares it with the wind: you cannot make it or see it, but you can notice what it does. Some people know the day; others grew up with God and never knew a time without him. The test is less the date than the life: trust in Christ, and love beginning to grow.",
  passages: [
    { reference: "John 3:3-8", why: "The conversation with Nicodemus." },
    { reference: "1 Peter 1:23", why: "New birth through God’s word." },
    { reference: "2 Corinthians 5:17", why: "In Christ a person is a new creation." },
    { reference: "1 John 4:7", why: "Love is a sign of being born of God." },
  ],
  christianViews:
    "Catholics, Orthodox, Lutherans and many Anglicans connect the new birth with baptism, because of the water in John 3:5 and Titus 3:5. Baptists, Pentecostals and other evangelicals connect it with personal conversion. Reformed churches say that the Spirit gives it first, and that faith follows.",
  critics:
    "William James studied conversions and found that such changes can be deep and lasting; he explained how they happen by the mind below consciousness, and left open whether God works through it.",
  sources: [
    {
      author: "William James",
      year: "1902",
      title: "The Varieties of Religious Experience",
      publication: "Longmans, Green, New York",
      kind: "book",
    },
  ],
  related: ["is-baptism-necessary", "what-is-repentance"],
};
