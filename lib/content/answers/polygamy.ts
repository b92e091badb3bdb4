import type { Answer } from "./schema";

export const polygamy: Answer = {
  id: "polygamy",
  section: "Doubts and hard texts",
  question: "Does the Bible allow polygamy?",
  askedAs: [
    "why did god let men have many wives",
    "solomon 700 wives was it a sin",
    "is polygamy ok in the bible",
    "why did abraham jacob and david have several wives",
    "can a christian man have two wives",
    "is it a sin to have more than one wife",
  ],
  answer:
    "The Old Testament allows and regulates it without commanding it, and warns only kings against many wives; the New Testament points firmly to one husband and one wife. Abraham, Jacob, David and Solomon had several wives, and the stories rarely hide the jealousy and grief that followed. Genesis begins with one couple, and Jesus goes back to that. Nearly all churches teach monogamy.",
  passages: [
    { reference: "Genesis 2:24", why: "The pattern at the beginning: one couple." },
    {
      reference: "Deuteronomy 21:15-17",
      why: "A law that assumes two wives, and protects the unloved one’s son.",
    },
    { reference: "1 Kings 11:1-4", why: "Solomon’s many wives turn his heart away." },
    { reference: "Matthew 19:4-6", why: "Jesus speaks of two who become one." },
  ],
  christianViews:
    "Most Christians say that God tolerated it for a time, as he did divorce. In lands where polygamy is customary, churches differ about a man with several wives who comes to faith: some ask him to keep only one, others let the family stay together rather than turn women and children out.",
  critics:
    "Critics observe that the Bible’s ideal of one couple is later readers’ choice among its texts, since God is even said to have given David his master’s wives, and that the laws treat women as belonging to men.",
  sources: [
    {
      author: "Carol Meyers",
      year: "1988",
      title: "Discovering Eve: Ancient Israelite Women in Context",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["marriage-in-the-bible", "lots-daughters"],
};
