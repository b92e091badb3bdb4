import type { Answer } from "./schema";

export const hiddennessOfGod: Answer = {
  id: "hiddenness-of-god",
  section: "Doubts and hard texts",
  question: "Why is God hidden if he wants us to believe?",
  askedAs: [
    "why doesn't god just show himself",
    "if god is real why doesn't he prove it",
    "why does god hide",
    "divine hiddenness argument",
    "why wont god appear to everyone",
    "why can't i see god",
    "why doesn't god show up and prove himself",
    "i looked for god and found nothing",
    "where is god hiding",
    "why is god silent",
    "god is silent",
  ],
  answer:
    "The Bible does not give one reason, and it lets people complain about it aloud. It says that God can be known in part from the world, that he came near in Jesus, and that those who seek with their whole heart will find. Some believers think that open proof would force us, or that God wants trust and love more than mere assent. If you have sought and found only silence, the Bible does not call that a fault; many of its best people knew it.",
  passages: [
    { reference: "Psalms 13:1-2", why: "A believer asks how long God will hide his face." },
    { reference: "Isaiah 45:15", why: "A prophet calls God one who hides himself." },
    { reference: "Acts 17:26-28", why: "Paul: God is to be sought, and is not far." },
    { reference: "Jeremiah 29:13", why: "A promise to those who seek with all their heart." },
  ],
  christianViews:
    "Pascal wrote that there is light enough for those who wish to see. Reformed teachers say that the knowledge of God is given to everyone and is suppressed. The Orthodox stress that God’s being is beyond all seeing, and that he is met in love and prayer.",
  critics:
    "J. L. Schellenberg argues that a perfectly loving God would always be open to a relationship, so that no one who does not resist would fail to believe; yet there are such people, and so there is no such God. Believers answer that God may have reasons for waiting, or that belief is not the first step of the relationship.",
  sources: [
    {
      author: "J. L. Schellenberg",
      year: "1993",
      title: "Divine Hiddenness and Human Reason",
      publication: "Cornell University Press",
      kind: "book",
    },
    {
      author: "Daniel Howard-Snyder and Paul K. Moser, eds.",
      year: "2002",
      title: "Divine Hiddenness: New Essays",
      publication: "Cambridge University Press",
      kind: "book",
    },
    { author: "Blaise Pascal", year: "1670", title: "Pensées", publication: "Paris", kind: "book" },
  ],
  related: ["problem-of-evil", "does-god-exist"],
};
