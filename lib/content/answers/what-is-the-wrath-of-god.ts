import type { Answer } from "./schema";

export const whatIsTheWrathOfGod: Answer = {
  id: "what-is-the-wrath-of-god",
  section: "Faith basics",
  question: "What is the wrath of God?",
  askedAs: [
    "does god lose his temper",
    "is the wrath of god like human rage",
    "is god mad at me",
    "how can a loving god be angry",
    "slow to anger meaning",
    "why is the god of the bible wrathful",
    "day of wrath",
    "gods wrath explained",
  ],
  answer:
    "God’s wrath in the Bible is his settled opposition to evil, and not a bad temper: it is what love feels when the poor are crushed and the innocent hurt. The Bible calls him slow to anger and says that his anger lasts a moment and his favor a lifetime. Christians believe that nobody who comes to Christ needs to fear it. If you ask because life is hard just now, suffering is not a reliable sign of God’s anger, as the book of Job shows.",
  passages: [
    { reference: "Exodus 34:6-7", why: "Slow to anger, and yet not indifferent to guilt." },
    { reference: "Psalms 30:5", why: "A moment against a lifetime." },
    { reference: "Romans 1:18-19", why: "Against what God’s wrath is turned." },
    { reference: "Romans 5:8-9", why: "Saved from wrath through Christ." },
  ],
  christianViews:
    "Many Reformed and other Protestants say that Christ bore God’s wrath in our place. Others, among them many Catholics and Orthodox, speak rather of the pain that sinners themselves feel before love, or, with C. H. Dodd, of evil’s own consequences. Most agree that Father and Son were never divided against each other.",
  critics:
    "Critics find the anger of some Old Testament passages cruel and out of measure, and see in it the thinking of ancient kings.",
  sources: [
    {
      author: "Abraham J. Heschel",
      year: "1962",
      title: "The Prophets",
      publication: "Harper & Row, New York",
      kind: "book",
    },
    {
      author: "C. H. Dodd",
      year: "1932",
      title: "The Epistle of Paul to the Romans",
      publication: "Hodder and Stoughton, London",
      kind: "book",
    },
  ],
  related: ["angry-at-god", "is-god-punishing-me"],
};
