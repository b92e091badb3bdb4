import type { Answer } from "./schema";

export const paganParallels: Answer = {
  id: "pagan-parallels",
  section: "Doubts and hard texts",
  question: "Was the story of Jesus copied from pagan gods like Horus and Mithras?",
  askedAs: [
    "is jesus a copy of horus",
    "mithras born december 25 virgin birth",
    "dying and rising gods",
    "did christianity steal from pagan religions",
    "zeitgeist jesus horus",
    "osiris dionysus krishna jesus same story",
    "is jesus just a copy of older gods",
    "christianity borrowed from mithras",
    "is christianity a copy of mithraism",
    "dying and rising god myths before jesus",
  ],
  answer:
    "No good evidence shows that the story of Jesus was copied from pagan gods, and most of the lists of parallels that circulate are wrong. The ancient sources do not say that Horus was born of a virgin, had twelve disciples or was crucified; Mithras, in the images, comes out of a rock. There are real likenesses, such as sacred meals, divine births and gods who return from death, and Christians later took over customs and dates. The story itself grew on Jewish soil, and its first tellers drew on Israel’s scriptures.",
  passages: [
    {
      reference: "1 Corinthians 15:3-4",
      why: "The first preachers pointed to Israel’s scriptures.",
    },
    { reference: "Acts 17:22-23", why: "Paul speaks to Athenians from their own altar." },
    { reference: "Acts 14:11-15", why: "Taken for gods, Paul and Barnabas protest in horror." },
  ],
  christianViews:
    "Christians have judged the likenesses in two ways: Justin Martyr thought that demons had imitated the truth, and C. S. Lewis that pagan myths were good dreams which came true once.",
  critics:
    "Scholars still dispute how far Greek and Roman ideas, such as rulers made gods or sons of gods, shaped what Christians said of Jesus. Justin himself told pagans that Christians claimed nothing new beside the sons of Zeus. T. N. D. Mettinger holds that some gods did die and rise before Christ, and doubts that this explains the resurrection.",
  sources: [
    {
      author: "Tryggve N. D. Mettinger",
      year: "2001",
      title: "The Riddle of Resurrection",
      publication: "Almqvist and Wiksell",
      kind: "book",
    },
    {
      author: "Jonathan Z. Smith",
      year: "1990",
      title: "Drudgery Divine",
      publication: "University of Chicago Press",
      kind: "book",
    },
    {
      author: "Justin Martyr",
      year: "c. 155",
      title: "First Apology 21",
      publication: "Ante-Nicene Fathers, vol. 1",
      kind: "ancient-source",
    },
  ],
  related: ["christ-myth-theory", "is-easter-pagan"],
};
