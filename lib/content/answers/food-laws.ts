import type { Answer } from "./schema";

export const foodLaws: Answer = {
  id: "food-laws",
  section: "Doubts and hard texts",
  question: "Why does the Bible forbid pork and shellfish, and do Christians keep those laws?",
  askedAs: [
    "can christians eat pork",
    "why is shellfish an abomination",
    "clean and unclean animals meaning",
    "why cant jews eat pig",
    "kosher laws for christians",
    "mixed fabrics and shrimp old testament laws",
    "can christians eat blood sausage",
    "is it a sin to eat pork or bacon",
    "can christians eat shrimp",
    "why was pork unclean",
    "kosher rules in leviticus 11",
  ],
  answer:
    "The laws of clean and unclean animals marked Israel as a people set apart for God; Leviticus gives holiness, and not health, as the reason. Most Christians do not keep them, because Mark takes Jesus to have declared all foods clean, Peter saw a vision to the same effect, and Paul left eating to each one’s conscience. Observant Jews keep them as part of their covenant, and Seventh-day Adventists and some others follow them too. The apostles asked non-Jewish believers to avoid blood and food offered to idols, which most churches now see as a measure for that time.",
  passages: [
    { reference: "Leviticus 11:44-45", why: "The reason given: be holy as God is holy." },
    { reference: "Mark 7:18-19", why: "What goes into a person does not make unclean." },
    { reference: "Acts 10:13-15", why: "Peter’s vision of animals of every kind." },
    {
      reference: "Romans 14:2-3",
      why: "Those who eat everything and those who do not should not judge each other.",
    },
  ],
  christianViews:
    "Adventists read Mark 7 as about unwashed hands and the laws as lasting wisdom. The Ethiopian Orthodox Church keeps many of them as custom. Orthodox Christians still avoid blood, from Acts 15. Most others see them fulfilled in Christ.",
  critics:
    "Critics ask why the food laws may lapse while other verses of the same books are held to bind. Anthropologists explain the lists by ideas of order, or by farming and economy. Christians answer that the New Testament itself sets the food laws aside and repeats other commands.",
  sources: [
    {
      author: "Mary Douglas",
      year: "1966",
      title: "Purity and Danger",
      publication: "Routledge and Kegan Paul",
      kind: "book",
    },
    {
      author: "Jacob Milgrom",
      year: "1991",
      title: "Leviticus 1-16",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["why-read-leviticus", "stoning"],
};
