import type { Answer } from "./schema";

export const estherNoGod: Answer = {
  id: "esther-no-god",
  section: "Books and authors",
  question: "Why is God not mentioned in Esther?",
  askedAs: [
    "book of esther god never mentioned",
    "is the story of esther true",
    "who wrote esther",
    "which book of the bible does not mention god",
    "is esther historical",
    "what book of the bible never says god",
    "esther and mordecai fact or fiction",
  ],
  answer:
    "Nobody knows for sure why the Hebrew book of Esther never names God, though it tells of fasting, of rescue from another place and of one coincidence after another. Many readers think that this is its art: God works unseen, as he so often seems to. Others think that a book read at the merry feast of Purim avoided the holy name. The Greek version, in Catholic and Orthodox Bibles, adds prayers in which God is named often. The Song of Solomon, too, hardly mentions him.",
  passages: [
    {
      reference: "Esther 4:14",
      why: "Help will come from somewhere; perhaps she is queen for this.",
    },
    { reference: "Esther 6:1-3", why: "A sleepless king happens to hear the right page." },
    { reference: "Esther 9:20-22", why: "The feast of Purim is founded." },
  ],
  christianViews:
    "Jews and Christians have read it as a story of hidden providence. Luther disliked it; Jewish communities under threat have loved it.",
  critics:
    "Historians doubt the story, since no Persian source knows of Vashti or Esther and the queen of Xerxes was Amestris, but grant that the author knew the court. Many call it a historical novel. The slaughter at the end troubles readers of every faith.",
  sources: [
    {
      author: "Jon D. Levenson",
      year: "1997",
      title: "Esther",
      publication: "Old Testament Library, Westminster John Knox Press",
      kind: "book",
    },
  ],
  related: ["who-wrote-ruth", "hiddenness-of-god"],
};
