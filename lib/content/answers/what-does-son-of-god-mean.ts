import type { Answer } from "./schema";

export const whatDoesSonOfGodMean: Answer = {
  id: "what-does-son-of-god-mean",
  section: "Faith basics",
  question: "What does it mean that Jesus is the Son of God?",
  askedAs: [
    "how can god have a son",
    "did god have sex with mary",
    "was jesus literally gods son",
    "son of god meaning",
    "is jesus lower than the father",
    "son of man meaning",
    "why did jesus pray if he is god",
    "in what sense is jesus gods son",
    "why is jesus called the son of god",
    "what does begotten mean",
    "is jesus equal to the father",
    "why did jesus call himself son of man",
    "is jesus really the son of god",
    "what does the son of god mean",
  ],
  answer:
    "Son of God does not mean that God had a child as people do: the title says that Jesus belongs to God in a way nobody else does and makes the Father known. In the Old Testament Israel and its king are called God’s son, so the words can simply mean the Messiah. The New Testament says more: the Son was with the Father before the world, shares his nature, and became man. “Son of Man”, his own favorite name for himself, means a human being and also the figure to whom, in Daniel, an everlasting kingdom is given.",
  passages: [
    { reference: "Mark 1:9-11", why: "The voice at his baptism." },
    { reference: "Luke 1:34-35", why: "Mary’s question how, and the angel’s answer." },
    { reference: "Hebrews 1:1-3", why: "The Son shows what God is like." },
    { reference: "Daniel 7:13-14", why: "The one like a son of man." },
  ],
  christianViews:
    "Catholics, Orthodox and most Protestants confess with the Council of Nicaea (325) that the Son is of one being with the Father and was not made; that he prays and is sent belongs to his being truly man. Jehovah’s Witnesses hold him to be God’s first creature, and Unitarians a man whom God chose.",
  critics:
    "Many scholars think that “Son of God” first meant the Messiah or was given at the resurrection (Romans 1:4), and that belief in his divinity grew; others, such as Larry Hurtado, find him worshiped within the first years. Jews and Muslims hold that the one God has no son.",
  sources: [
    {
      author: "Larry W. Hurtado",
      year: "2003",
      title: "Lord Jesus Christ",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
    {
      author: "Bart D. Ehrman",
      year: "2014",
      title: "How Jesus Became God",
      publication: "HarperOne, New York",
      kind: "book",
    },
  ],
  related: ["could-jesus-sin", "did-jesus-exist-before-bethlehem"],
};
