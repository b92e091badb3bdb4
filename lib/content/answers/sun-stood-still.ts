import type { Answer } from "./schema";

export const sunStoodStill: Answer = {
  id: "sun-stood-still",
  section: "Doubts and hard texts",
  question: "Did the sun really stand still for Joshua?",
  askedAs: [
    "joshua sun stood still science",
    "how could the sun stop in the sky",
    "did nasa find the missing day",
    "joshua 10 13 long day explained",
    "did the earth stop rotating for joshua",
    "how could the sun stop moving for a day",
  ],
  answer:
    "Joshua 10 says that sun and moon stood still at his word; Christians do not agree on what happened, and there is no trace of a missing day. The lines are poetry, taken from a lost Book of Jashar. The tale that computers at NASA found the missing day is a legend. If the earth had suddenly stopped turning, nothing on it would have been left standing, so those who take it literally hold that it was a miracle from beginning to end.",
  passages: [
    { reference: "Joshua 10:12-14", why: "The poem, its source and the narrator’s wonder." },
    { reference: "Judges 5:20", why: "War poetry elsewhere: the stars fight from heaven." },
    { reference: "Habakkuk 3:11", why: "Sun and moon stand still in a poem about God’s coming." },
  ],
  christianViews:
    "Some believe in a day made longer by God. Others think of light bent or clouded so that it seemed longer, or cooler. Others translate that the sun should be silent, that is, darkened, perhaps in the hailstorm or an eclipse, and one proposal is the annular eclipse of 1207 BC. Many take it as the language of victory songs.",
  critics:
    "Critics see a writer who believed that the sun goes around the earth, and who turned an old poem into a miracle. They point out that no people on earth recorded such a day.",
  sources: [
    {
      author: "Colin J. Humphreys and W. Graeme Waddington",
      year: "2017",
      title: "Solar eclipse of 1207 BC helps to date pharaohs",
      publication: "Astronomy and Geophysics 58(5): 5.39-5.42",
      kind: "peer-reviewed",
    },
    {
      author: "Robert G. Boling",
      year: "1982",
      title: "Joshua",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["science-mistakes-in-the-bible"],
};
