import type { Answer } from "./schema";

export const nicaeaAndTheCanon: Answer = {
  id: "nicaea-and-the-canon",
  section: "How the Bible was made",
  question: "Did the Council of Nicaea decide what is in the Bible?",
  askedAs: [
    "council of nicaea bible books",
    "was the bible put together in 325",
    "did nicaea vote on the books of the bible",
    "did nicaea make jesus god by a vote",
    "what did the council of nicaea do",
    "constantine picked the books of the bible at nicaea",
    "what happened at nicaea in 325",
  ],
  answer:
    "Nicaea did not choose the books of the Bible; none of its records says that it dealt with them. In 325 about three hundred bishops met to settle whether the Son is fully God, as Arius denied, and also the date of Easter and matters of order. Christians had prayed to Jesus and called him God for generations before; the council chose the words. The tale that it picked the Gospels comes from a late source and from modern novels.",
  passages: [
    { reference: "John 1:1", why: "One of the texts argued over at Nicaea." },
    {
      reference: "Colossians 1:15-17",
      why: "Another: what is meant by the firstborn of creation?",
    },
    { reference: "John 14:28", why: "A text to which the followers of Arius appealed." },
  ],
  christianViews:
    "Catholic, Orthodox and most Protestant churches say its creed to this day. Jehovah’s Witnesses and others reject its teaching.",
  critics:
    "Historians stress that politics and the emperor played their part, and that the debate went on for half a century more. Jerome once says that Nicaea counted the book of Judith as Scripture; nobody knows what he meant, and no list is recorded.",
  sources: [
    {
      author: "Lewis Ayres",
      year: "2004",
      title: "Nicaea and Its Legacy",
      publication: "Oxford University Press",
      kind: "book",
    },
    {
      author: "Bruce M. Metzger",
      year: "1987",
      title: "The Canon of the New Testament",
      publication: "Clarendon Press, Oxford",
      kind: "book",
    },
  ],
  related: ["constantine-and-the-bible", "what-does-son-of-god-mean"],
};
