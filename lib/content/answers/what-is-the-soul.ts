import type { Answer } from "./schema";

export const whatIsTheSoul: Answer = {
  id: "what-is-the-soul",
  section: "Faith basics",
  question: "What is the soul? Do body, soul and spirit differ?",
  askedAs: [
    "do we have a soul",
    "difference between soul and spirit",
    "is the soul immortal",
    "what is the spirit of a person",
    "when does a baby get a soul",
    "does the brain make the soul",
    "what is a soul",
    "do humans have souls",
    "where is the soul",
    "does the soul live on after death",
    "body soul and spirit explained",
    "is the soul the same as the mind",
    "is the soul the same as the spirit",
    "what happens to the soul",
  ],
  answer:
    "In the Bible “soul” mostly means the living person, and not a ghost inside a body. In Genesis the man becomes a living soul when God breathes into dust; the Hebrew word can mean throat, life, self or desire. The New Testament sometimes sets soul and body side by side, and once names spirit, soul and body together. What is clear is that a person is more than flesh, belongs to God, and is to be raised whole.",
  passages: [
    { reference: "Genesis 2:7", why: "Dust and breath make a living being." },
    { reference: "Matthew 10:28", why: "Body and soul named side by side." },
    { reference: "1 Thessalonians 5:23", why: "Spirit, soul and body together." },
    { reference: "Ecclesiastes 12:7", why: "Dust returns to earth and breath to God." },
  ],
  christianViews:
    "Catholics and most of tradition teach that the soul is spiritual and does not die; many think it created by God at conception. Some Protestants divide people into three parts, most into two. Others, with many Bible scholars, speak of one whole person and rest hope on resurrection rather than on an immortal soul.",
  critics:
    "Most neuroscientists hold that thought and feeling depend wholly on the brain. Some Christian thinkers, such as Nancey Murphy, accept that; others, such as Richard Swinburne, argue that being conscious cannot be explained by matter alone.",
  sources: [
    {
      author: "Nancey Murphy",
      year: "2006",
      title: "Bodies and Souls, or Spirited Bodies?",
      publication: "Cambridge University Press, Cambridge",
      kind: "book",
    },
    {
      author: "Richard Swinburne",
      year: "1986",
      title: "The Evolution of the Soul",
      publication: "Clarendon Press, Oxford",
      kind: "book",
    },
  ],
  related: ["resurrection-of-the-body", "can-the-dead-see-us"],
};
