import type { Answer } from "./schema";

export const mustIGoToChurch: Answer = {
  id: "must-i-go-to-church",
  section: "Christian living",
  question: "Must I go to church to be a Christian?",
  askedAs: [
    "can i be a christian without church",
    "is watching church online enough",
    "why go to church",
    "how do i find a good church",
    "is it a sin to skip church",
    "i dont like church",
  ],
  answer:
    "Nobody is saved by sitting in a pew, and yet the New Testament knows no Christian alone: it speaks of one body, shared bread and meeting together. So the question is less must I than with whom. Those who are ill, far away or hurt are not shut out. To find a church, visit several, see how they treat the weak and answer questions, and give it some weeks.",
  passages: [
    { reference: "Hebrews 10:24-25", why: "Not giving up meeting together." },
    { reference: "1 Corinthians 12:21-27", why: "No part of the body can say it needs no other." },
    { reference: "Matthew 18:20", why: "Where two or three are together." },
    { reference: "Acts 2:42-47", why: "What the first ones did." },
  ],
  christianViews:
    "For Catholics, Mass on Sundays is an obligation unless something grave prevents it; Orthodox and many Protestants see it as the center of Christian life; some Christians meet in houses.",
  sources: [],
  related: ["hurt-by-the-church", "what-is-the-church"],
};
