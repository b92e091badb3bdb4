import type { Answer } from "./schema";

export const whyDidGodCreateUs: Answer = {
  id: "why-did-god-create-us",
  section: "Faith basics",
  question: "Why did God create people?",
  askedAs: [
    "why did god make me",
    "what is the meaning of life in the bible",
    "what is my purpose",
    "was god lonely before he made people",
    "why are we here on earth",
    "why would god make us if he knew we would sin",
    "what is the purpose of life",
    "why did god bother to make us",
    "what are humans for",
    "why do i exist",
    "reason for human existence",
    "why did god make humans",
    "why did god create humans",
    "why did god create man",
    "what is the meaning of life",
  ],
  answer:
    "God made people out of love and not out of need: in the Bible he lacks nothing, and he makes people in his own image, to live with him, love one another and care for the earth. The old Westminster catechism says it in one line, that our purpose is to glorify God and enjoy him forever. Jesus puts it into two commands, to love God and one’s neighbor. If your question is whether your own life has a point, the Bible’s answer is that you were wanted.",
  passages: [
    {
      reference: "Genesis 1:26-28",
      why: "Made in God’s image, blessed, and given the earth to care for.",
    },
    { reference: "Acts 17:24-27", why: "God needs nothing, and wants to be sought and found." },
    { reference: "Matthew 22:37-40", why: "What a life is for, in two commands." },
    { reference: "Ephesians 2:10", why: "Made on purpose, with good works to walk in." },
  ],
  christianViews:
    "Catholics speak of being made to share God’s own blessed life, Orthodox of growing into his likeness, the Reformed of his glory. Those who ask why God created people who would sin mostly answer that love is worth its risk, or that a redeemed world is better than one that never fell.",
  critics:
    "Many without faith answer that we were not made for a purpose, and that people can give their lives meaning themselves, by love, work and discovery.",
  sources: [
    {
      author: "Westminster Assembly",
      year: "1647",
      title: "The Westminster Shorter Catechism, question 1",
      publication: "London",
      kind: "book",
    },
  ],
  related: ["what-is-the-image-of-god", "does-god-love-me"],
};
