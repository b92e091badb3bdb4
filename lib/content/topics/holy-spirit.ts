import type { Topic } from "./schema";

export const holySpirit: Topic = {
  id: "holy-spirit",
  order: 290,
  name: "Holy Spirit",
  aliases: ["Spirit of God", "Pentecost"],
  facts: [
    {
      text: "Spirit, breath and wind are one word in Hebrew and in Greek",
      mark: "certain",
    },
    {
      text: "The Spirit was poured out at Pentecost (Acts 2:1-4)",
      mark: "certain",
    },
  ],
  views: [
    "Gifts such as tongues continue (Pentecostals and others) or have ended (cessationists); the creed’s “and the Son” divides East and West",
  ],
  background: [
    {
      text: "Pentecost is the Jewish Feast of Weeks (Leviticus 23:15-16)",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "jesus-of-nazareth" }, { person: "peter" }, { person: "paul" }],
  relatedVerses: [
    "Genesis 1:2",
    "Joel 2:28",
    "Ezekiel 36:26-27",
    "Luke 4:18",
    "John 14:26",
    "John 16:13",
    "Acts 1:8",
    "Acts 2:1-4",
    "Romans 8:26",
    "Galatians 5:22-23",
  ],
  finds: [],
  pages: [],
  application:
    "The Spirit’s work is known by its fruit, and that gives a quiet measure for ourselves and our communities.",
};
