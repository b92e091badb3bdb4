import type { Answer } from "./schema";

export const christianityAndHinduism: Answer = {
  id: "christianity-and-hinduism",
  section: "Other faiths",
  question: "How do Christianity and Hinduism differ?",
  askedAs: [
    "jesus vs krishna",
    "do hindus believe in jesus",
    "is jesus an avatar",
    "do hindus worship many gods",
    "can a hindu follow jesus",
    "what does the bible say about hinduism",
    "do hindus accept jesus",
    "hinduism vs christianity",
    "what do hindus believe about god",
    "is brahman god",
    "hindu gods and the bible",
    "what do christians think about hinduism",
    "what do hindus think of jesus",
  ],
  answer:
    "Hinduism is a family of many ways, so that no one sentence fits; the main difference is that Christianity tells of one creator who became man once, in Jesus, while Hindu traditions speak of the divine in many forms, and of many births. Some Hindus worship one personal God with great love; others say that the self and the ultimate are one. Many honor Jesus, often as a great teacher or as one avatar among others; Christians say that he is the one Lord, who died and rose. The Bible never mentions Hinduism.",
  passages: [
    { reference: "Acts 17:24-28", why: "Paul honors a search for God and tells of its answer." },
    { reference: "Hebrews 9:26-28", why: "Once for all: a life, a death, a judgment." },
    { reference: "John 1:14", why: "The Word became flesh." },
    { reference: "1 Corinthians 8:5-6", why: "Many gods are spoken of; for us there is one." },
  ],
  christianViews:
    "Many Christians in India, of the old St. Thomas churches among others, keep Indian music, dress and forms of prayer. Some believers stay within their Hindu families and customs as followers of Christ; other churches ask for baptism and a clear break with the worship of images.",
  critics:
    "Gandhi loved the Sermon on the Mount and asked why Jesus should be the only Son of God, when all may be God’s children. Hindus often see the claim to be the only way as a cause of strife.",
  sources: [
    {
      author: "Gavin Flood",
      year: "1996",
      title: "An Introduction to Hinduism",
      publication: "Cambridge University Press, Cambridge",
      kind: "book",
    },
    {
      author: "Second Vatican Council",
      year: "1965",
      title: "Nostra Aetate 2",
      publication: "Vatican City",
      kind: "report",
    },
  ],
  related: ["reincarnation", "can-christians-do-yoga"],
};
