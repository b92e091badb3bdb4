import type { Answer } from "./schema";

export const mustChristiansTithe: Answer = {
  id: "must-christians-tithe",
  section: "Christian living",
  question: "Must Christians tithe?",
  askedAs: [
    "do i have to give 10 percent",
    "is tithing required",
    "what does the bible say about tithing",
    "how much should i give to church",
    "will god punish me if i dont tithe",
    "tithe on gross or net",
  ],
  answer:
    "The New Testament never commands a tenth; it asks for giving that is willing, regular and in proportion to what one has. The tithe belonged to Israel’s law, where it supported the Levites and the poor. Paul wants nobody to give under pressure, and Jesus values a widow’s two coins above large sums. No one should be told that God will not bless those who cannot pay.",
  passages: [
    { reference: "2 Corinthians 9:6-8", why: "Not grudgingly or under compulsion." },
    {
      reference: "Malachi 3:8-10",
      why: "The prophet’s rebuke to Israel, often quoted for the tithe.",
    },
    { reference: "Luke 11:42", why: "Jesus on those who tithe herbs and pass over justice." },
    { reference: "Mark 12:41-44", why: "A widow’s two small coins." },
  ],
  christianViews:
    "Many Evangelicals, Pentecostals and Adventists teach a tenth as the rule or the starting point, from Abraham and Malachi. Catholics, Orthodox and many Protestants teach generous giving without a fixed share.",
  sources: [],
  related: ["giving-to-the-poor", "money-and-wealth"],
};
