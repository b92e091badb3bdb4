import type { Answer } from "./schema";

export const callNoManFather: Answer = {
  id: "call-no-man-father",
  section: "Doubts and hard texts",
  question: "Jesus says to call no man father. Why are priests called Father?",
  askedAs: [
    "call no man father",
    "why do catholics call priests father",
    "matthew 23 9 call no one your father on earth",
    "is it wrong to call a priest father",
    "holy father pope call no man father",
    "why would our lord say call no man father when we call our priests so",
    "can i call my dad father then",
    "rabbi father teacher jesus forbids titles",
    "is the title reverend biblical",
    "do not be called teacher meaning",
    "paul calls himself a father, contradiction",
    "why do you call him father x",
    "titles in the church bible",
    "is it a sin to say father to the priest",
    "spiritual father in the bible",
    "jesus said dont call anybody father",
  ],
  answer:
    "Jesus speaks against leaders who love titles and places of honor; whether he also forbids the word is where Christians differ. In the same breath he names rabbi and teacher, and the point comes at the end: all of you are brothers, and the greatest is to be your servant. The New Testament itself goes on to speak of fathers: Paul writes that he became the father of the Corinthians through the gospel, and Stephen begins his speech with “brothers and fathers”. So a priest who is called Father as one who cares for a family, and a church that drops the title to keep in mind that all are equal, can both be taking him at his word.",
  passages: [
    { reference: "Matthew 23:8-12", why: "The saying, and what it is aimed at." },
    { reference: "1 Corinthians 4:14-15", why: "Paul as a father in the gospel." },
    { reference: "Acts 7:2", why: "“Brothers and fathers”: Stephen’s address." },
    { reference: "Mark 10:42-45", why: "Greatness as service." },
  ],
  christianViews:
    "Catholics, Orthodox and many Anglicans take it as strong speech against pride, like the cutting off of a hand, and use the title for spiritual care. Many Protestants avoid titles of honor because of this saying, and Quakers have gone furthest in it.",
  sources: [],
  related: ["confessing-to-a-priest", "is-the-pope-in-the-bible", "catholics-and-protestants"],
};
