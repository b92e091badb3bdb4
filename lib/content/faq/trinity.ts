import type { FaqItem } from "./schema";

export const trinity: FaqItem = {
  id: "faq-trinity",
  order: 230,
  section: "Jesus",
  question: "What is the Trinity, and is the word in the Bible?",
  askedAs: [
    "what is the trinity",
    "is the trinity in the bible",
    "how can god be three in one",
    "explain father son and holy spirit",
    "do christians worship three gods",
    "how can jesus be god and the son of god",
    "three persons one god",
    "1+1+1=1 makes no sense",
    "shamrock egg water analogies",
    "my muslim neighbor says we have three gods",
    "triune meaning",
    "homoousios nicene creed substance",
    "is jesus his own father",
    "who was jesus praying to if he is god",
    "modalism tritheism",
    "one essence three hypostases",
    "how do i explain the godhead to my sunday school kids",
    "where did the trinity come from",
    "tertullian coined trinitas",
    "three gods or one god im confused",
    "matthew 28 19 baptize in the name",
    "oneness pentecostal",
    "shield of the trinity diagram",
    "god in three persons blessed trinity",
    "unitarian objection",
    "father plus son plus spirit is that one or three",
    "trinity sunday sermon",
    "is god three people",
    "christians cant count",
    "perichoresis economic immanent",
    "How can three be one? I don't understand it",
    "why isnt that word in scripture",
    "trinaty meaning",
    "the three-in-one thing",
    "muslim at work says three gods, how do i answer him",
    "one god but father son and spirit, how is that not three",
    "colleague asks me how god can be one and also three",
    "explain to a muslim that christians believe in only one god",
  ],
  answer: `The word is not in the Bible; it is the church’s name for something that the Bible teaches: that the one God is Father, Son and Holy Spirit.

The pattern has three parts. There is one God (Deuteronomy 6:4). Each of the three, the Father, the Son and the Spirit, is spoken of as God and acts as God. And they are named side by side, in baptism (Matthew 28:19) and in blessing (2 Corinthians 13:14). They love and speak to one another, so they are not three masks of one person; and Christians do not worship three gods.

The term came into use in the second and third centuries, in Latin with Tertullian, and the councils of the fourth century sharpened it. The line about three heavenly witnesses in the King James Version of 1 John 5:7 was added late and should not be used as support.

Jews and Muslims see in it a danger to the oneness of God, and some groups that honor Jesus also reject the doctrine as a later growth. Most churches, Catholic, Orthodox and Protestant, confess it together.`,
  verse: "Matthew 28:19",
  sources: [],
};
