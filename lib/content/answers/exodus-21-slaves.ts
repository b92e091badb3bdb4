import type { Answer } from "./schema";

export const exodus21Slaves: Answer = {
  id: "exodus-21-slaves",
  section: "Doubts and hard texts",
  question: "Does Exodus 21 allow people to beat their slaves?",
  askedAs: [
    "exodus 21:20-21 beating a slave",
    "can you beat your slave if he survives a day or two",
    "exodus 21 selling your daughter",
    "why does the law of moses say the slave is his money",
    "is it ok to beat slaves in the bible",
    "does the law of moses let you hit your slave",
    "he is his money slave verse",
    "slave owner not punished if the slave lives a day or two",
    "did moses allow masters to beat their servants",
  ],
  answer:
    "Exodus 21 does not forbid the beating of slaves: it punishes a master who beats a slave to death, but not one whose slave survives for a day or two, or, as some translate, gets up again. The next lines free any slave who loses an eye or even a tooth by a blow. Beside other ancient laws, which mostly treat such harm as a loss to the owner, that is protection; beside what is owed to every person, it falls far short. The same chapter lets a poor father give a daughter as a servant and future wife, and gives her rights if she is badly treated.",
  passages: [
    {
      reference: "Exodus 21:20-21",
      why: "The law in question: death is punished, survival is not.",
    },
    { reference: "Exodus 21:26-27", why: "An injured slave goes free." },
    {
      reference: "Exodus 21:7-11",
      why: "The daughter sold as a servant, with the rights she has.",
    },
    { reference: "Job 31:13-15", why: "Job says that the same God formed him and his servants." },
  ],
  christianViews:
    "Some Christians understand the words about a day or two as the sign that death was not intended. Others see laws that meet a harsh society where it was and begin to restrain it. Both groups hold that they do not state God’s ideal.",
  critics:
    "Critics point to the stated reason, that the slave is the owner’s property, and say that a just lawgiver would not have let a person be counted so.",
  sources: [
    {
      author: "David P. Wright",
      year: "2009",
      title: "Inventing God’s Law",
      publication: "Oxford University Press",
      kind: "book",
    },
    {
      author: "Paul Copan",
      year: "2011",
      title: "Is God a Moral Monster?",
      publication: "Baker Books",
      kind: "book",
    },
  ],
  related: ["bible-and-slavery"],
};
