import type { Answer } from "./schema";

export const reincarnation: Answer = {
  id: "reincarnation",
  section: "Other faiths",
  question: "Does the Bible teach reincarnation?",
  askedAs: [
    "is reincarnation in the bible",
    "was john the baptist elijah reincarnated",
    "do we live more than once",
    "past lives christianity",
    "did the early church believe in reincarnation",
    "what does christianity say about karma",
    "will i be reborn after i die",
    "is there rebirth in christianity",
    "past life in the bible",
    "do christians believe in reincarnation",
    "do souls come back in another body",
    "karma in the bible",
    "can we come back as animals",
    "does the bible mention past lives",
    "is there reincarnation",
    "do we come back after death as someone else",
    "does karma exist according to the bible",
    "is karma real",
  ],
  answer:
    "The Bible does not teach reincarnation: it speaks of one life, death, judgment and resurrection, so the same person lives again and does not return as another. John the Baptist is called Elijah in the sense of coming in his spirit and power, as Luke says; asked whether he was Elijah, John said no. Some sayings sound like karma, such as reaping what one sows; but Jesus denied that a blind man suffered for sins, and grace means that one is not simply paid back.",
  passages: [
    { reference: "Hebrews 9:27-28", why: "One death, and then judgment." },
    { reference: "Luke 1:17", why: "In what sense John is Elijah." },
    { reference: "John 9:1-3", why: "A man was not born blind because of sin." },
    { reference: "Galatians 6:7-8", why: "Sowing and reaping, in this life and the next." },
  ],
  christianViews:
    "No major church has taught it. Origen held that souls existed before their bodies, which was condemned in the sixth century; in his commentary on Matthew he rejects rebirth.",
  critics:
    "Hindus and Buddhists, and some in the West, find rebirth fairer than one short life, and point to children who tell of earlier lives, as collected by the psychiatrist Ian Stevenson. Skeptics explain those by suggestion and by what the children had heard.",
  sources: [
    {
      author: "Origen",
      year: "c. 248",
      title: "Commentary on Matthew 13.1",
      publication: "Ante-Nicene Fathers, vol. 9",
      kind: "ancient-source",
    },
    {
      author: "Ian Stevenson",
      year: "1966",
      title: "Twenty Cases Suggestive of Reincarnation",
      publication: "American Society for Psychical Research, New York",
      kind: "book",
    },
  ],
  related: ["resurrection-of-the-body", "can-the-dead-see-us"],
};
