import type { Answer } from "./schema";

export const whereDidEvilComeFrom: Answer = {
  id: "where-did-evil-come-from",
  section: "Faith basics",
  question: "Where did evil come from?",
  askedAs: [
    "who created evil",
    "did god create evil",
    "if god made everything did he make evil too",
    "how did evil get started",
    "origin of evil in the bible",
    "where did sin come from in the first place",
    "did evil exist before the world",
    "who invented evil",
    "how did evil enter a perfect world",
    "where does evil originate",
  ],
  answer:
    "The Bible says that God made all things good, and that evil entered when creatures who could love him turned away; why the very first turn happened it never fully explains. In Genesis a tempter is already there, and the man and the woman choose to distrust God. James says outright that God tempts nobody. So the Bible traces evil to a will gone wrong rather than to a second god or a flaw in matter, and it spends far more words on how evil will end than on how it began.",
  passages: [
    { reference: "Genesis 1:31", why: "What God made was good; evil is not part of his design." },
    { reference: "Genesis 3:1-6", why: "Distrust of God comes first, and the act follows." },
    {
      reference: "James 1:13-15",
      why: "Temptation is not from God; wrong desire grows into sin and death.",
    },
    { reference: "Revelation 21:3-5", why: "Evil had a beginning, and it has an end." },
  ],
  christianViews:
    "Many follow Augustine: evil is not a thing that was made but a good thing spoiled, and created freedom explains how. Reformed writers agree that God is not its author, yet hold that he ordained to permit it for a greater good; others, such as Wesleyans, say he permits it only because love must be free. Orthodox writers add that our first parents were immature and still had to grow.",
  critics:
    "J. L. Mackie asked why an almighty God could not have made beings who always freely choose well; if heaven is such a place, it seems possible. Plantinga answered that even God may not be able to make free beings and settle their choices for them. Critics add that free will does not account for the pain of animals, long before people.",
  sources: [
    {
      author: "Augustine of Hippo",
      year: "c. 421",
      title: "Enchiridion 11-14",
      publication: "Nicene and Post-Nicene Fathers, series 1, vol. 3",
      kind: "ancient-source",
    },
    {
      author: "J. L. Mackie",
      year: "1955",
      title: "Evil and Omnipotence",
      publication: "Mind 64",
      kind: "peer-reviewed",
    },
    {
      author: "Alvin Plantinga",
      year: "1974",
      title: "God, Freedom, and Evil",
      publication: "Harper & Row, New York",
      kind: "book",
    },
  ],
  related: ["who-is-satan", "are-babies-born-sinful", "problem-of-evil"],
};
