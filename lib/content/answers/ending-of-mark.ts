import type { Answer } from "./schema";

export const endingOfMark: Answer = {
  id: "ending-of-mark",
  section: "How the Bible was made",
  question: "Is the ending of Mark original?",
  askedAs: [
    "mark 16 9-20 not in original",
    "longer ending of mark",
    "why does mark end at 16:8",
    "should mark 16 be in the bible",
    "snake handling mark 16",
    "was mark 16 added later",
    "why is mark 16 in brackets",
    "last verses of mark not in earliest manuscripts",
  ],
  answer:
    "Nearly all scholars think that Mark 16:9-20 was added in the second century. The two oldest complete copies stop at verse 8, several early writers knew copies without the rest, and the style differs. The verses are old, since Irenaeus quotes from them about AD 180, and most later copies have them. Whether Mark meant to stop at the women’s fear, or his last page was lost, nobody knows.",
  passages: [
    { reference: "Mark 16:8", why: "Where the oldest copies end." },
    { reference: "Mark 16:9-11", why: "The longer ending begins afresh with Mary Magdalene." },
    {
      reference: "Mark 16:17-18",
      why: "The signs, among them snakes; no rule of faith should rest here.",
    },
    { reference: "Mark 14:28", why: "Mark had already promised a meeting in Galilee." },
  ],
  christianViews:
    "Catholic and Orthodox churches receive the verses as Scripture whoever wrote them. Most Protestants print them with a note, and some do not preach from them. A minority of scholars defend them as Mark’s own.",
  critics:
    "Critics point out that without them the oldest Gospel has an empty tomb and no appearance. Believers answer that verse 7 announces one.",
  sources: [
    {
      author: "Bruce M. Metzger",
      year: "1994",
      title: "A Textual Commentary on the Greek New Testament, 2nd edition",
      publication: "Deutsche Bibelgesellschaft",
      kind: "book",
    },
    {
      author: "David Alan Black, ed.",
      year: "2008",
      title: "Perspectives on the Ending of Mark: Four Views",
      publication: "B&H Academic",
      kind: "book",
    },
  ],
  related: ["woman-caught-in-adultery", "resurrection-accounts-differ"],
};
