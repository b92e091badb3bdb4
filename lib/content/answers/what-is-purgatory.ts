import type { Answer } from "./schema";

export const whatIsPurgatory: Answer = {
  id: "what-is-purgatory",
  section: "Faith basics",
  question: "Is purgatory in the Bible?",
  askedAs: [
    "what is purgatory",
    "do protestants believe in purgatory",
    "why do catholics believe in purgatory",
    "do souls suffer before heaven",
    "should we pray for the dead",
    "is there a place between heaven and hell",
    "where does purgatory come from",
    "is purgatory real",
    "how long do souls stay in purgatory",
    "purgatory meaning",
    "purification after death",
    "indulgences explained",
    "does purgatory exist",
    "is there a purgatory",
  ],
  answer:
    "The word purgatory is not in the Bible, and Christians disagree on whether the thing is. Catholics teach that those who die in God’s grace but not yet wholly purified are made ready for heaven, and that prayer helps them; they point to 2 Maccabees 12, to Paul’s picture of fire that tests each one’s work, and to the ancient custom of praying for the dead. Most Protestants find no such place in Scripture and trust Christ’s death to make clean at once. Both agree that the people concerned are already saved.",
  passages: [
    {
      reference: "1 Corinthians 3:13-15",
      why: "Work is tested by fire, and the person saved through it.",
    },
    { reference: "Luke 23:43", why: "A promise of paradise on the same day." },
    { reference: "2 Corinthians 5:6-8", why: "Away from the body, at home with the Lord." },
    { reference: "Revelation 21:27", why: "Nothing unclean enters the city." },
  ],
  christianViews:
    "The Catholic doctrine was defined at Lyons, Florence and Trent; today it is often described as a meeting with Christ that burns away what is not love. Orthodox pray for the dead but reject a purging fire and say little more. The Reformers rejected it together with indulgences; 2 Maccabees is not in their canon. A few Protestants, C. S. Lewis for one, believed in some cleansing after death.",
  critics:
    "The historian Jacques Le Goff argued that purgatory as a place took shape only in the twelfth century; others answer that prayer for the dead is far older.",
  sources: [
    {
      author: "Jacques Le Goff",
      year: "1981",
      title: "La naissance du Purgatoire (The Birth of Purgatory)",
      publication: "Gallimard, Paris",
      kind: "book",
    },
    {
      author: "Catholic Church",
      year: "1997",
      title: "Catechism of the Catholic Church, paragraphs 1030-1032",
      publication: "Libreria Editrice Vaticana, Vatican City",
      kind: "book",
    },
  ],
  related: ["can-the-dead-see-us", "what-is-the-last-judgment"],
};
