import type { Answer } from "./schema";

export const whyWasJesusBaptized: Answer = {
  id: "why-was-jesus-baptized",
  section: "Faith basics",
  question: "Why was Jesus baptized if he had no sin?",
  askedAs: [
    "why did john baptize jesus",
    "how old was jesus when he was baptized",
    "why did jesus need baptism",
    "dove at jesus baptism meaning",
    "why did jesus get baptised by john",
    "baptism of jesus in the jordan explained",
    "meaning of the baptism of christ",
    "did jesus need to repent",
    "what was the point of the baptism of jesus",
    "why did jesus have to be baptized",
  ],
  answer:
    "Jesus told John that it was right to do so, in order to fulfill all righteousness; he gives no longer reason. Most readers understand that he stood with sinners at the start of his work, as he would at its end. There the Spirit came on him like a dove, and a voice called him Son. Luke says that he was about thirty when he began; the river was the Jordan.",
  passages: [
    { reference: "Matthew 3:13-17", why: "John objects, and Jesus answers." },
    { reference: "Luke 3:21-23", why: "Jesus prays, and his age is given." },
    { reference: "John 1:29-34", why: "John’s own testimony." },
    { reference: "2 Corinthians 5:21", why: "The one without sin standing for sinners." },
  ],
  christianViews:
    "Orthodox say that he made the waters holy, and keep the day as Theophany, when Father, Son and Spirit were shown. Western churches see in it his anointing, and a pattern for our own baptism.",
  critics:
    "Most historians count it among the surest facts about Jesus, since the church would hardly have made up that he came to a baptism for sinners; many conclude that he was at first John’s follower.",
  sources: [
    {
      author: "John P. Meier",
      year: "1994",
      title: "A Marginal Jew, vol. 2: Mentor, Message, and Miracles",
      publication: "Doubleday, New York",
      kind: "book",
    },
  ],
  related: ["is-baptism-necessary", "could-jesus-sin"],
};
