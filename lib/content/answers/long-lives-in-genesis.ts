import type { Answer } from "./schema";

export const longLivesInGenesis: Answer = {
  id: "long-lives-in-genesis",
  section: "Doubts and hard texts",
  question: "Did people in the Bible really live 900 years?",
  askedAs: [
    "how did methuselah live 969 years",
    "why did people live so long in genesis",
    "did adam really live 930 years",
    "were years shorter in bible times",
    "noah lived 950 years how",
    "oldest man in the bible 969 years how is that possible",
  ],
  answer:
    "Genesis says so plainly, and Christians differ on how to take it; no bones or records show that anybody ever lived so long. Counting months instead of years does not work, for then some fathers would have been small children. The numbers also differ between the Hebrew, Greek and Samaritan texts. Similar lists, with kings who rule for thousands of years before the flood, are known from Mesopotamia, which suggests to many that such figures honored the past rather than counted it.",
  passages: [
    { reference: "Genesis 5:5", why: "Adam’s 930 years." },
    { reference: "Genesis 5:27", why: "Methuselah, the longest life in the Bible." },
    { reference: "Genesis 6:3", why: "A limit of 120 years is announced." },
    { reference: "Psalms 90:10", why: "The ordinary measure: seventy or eighty." },
  ],
  christianViews:
    "Some take the ages as they stand, and explain the decline by the fall, the flood or changed conditions. Others see symbolic numbers or conventions now lost, and say that the message is life’s slow shortening away from Eden.",
  critics:
    "Critics see mythical figures like those of the Sumerian King List. Skeletons from every ancient period show lives shorter than ours.",
  sources: [
    {
      author: "Thorkild Jacobsen",
      year: "1939",
      title: "The Sumerian King List",
      publication: "University of Chicago Press",
      kind: "book",
    },
    {
      author: "John H. Walton",
      year: "2001",
      title: "Genesis",
      publication: "NIV Application Commentary, Zondervan",
      kind: "book",
    },
  ],
  related: ["animals-on-the-ark", "were-adam-and-eve-real"],
};
