import type { Topic } from "./schema";

export const resurrection: Topic = {
  id: "resurrection",
  order: 260,
  name: "Resurrection",
  aliases: ["Easter", "Empty tomb", "Rising from the dead"],
  facts: [
    {
      text: "The earliest written list of witnesses is 1 Corinthians 15:3-8, from about AD 54-55",
      mark: "certain",
    },
    {
      text: "Women were the first at the tomb in all four Gospels",
      mark: "certain",
    },
    {
      text: "Daniel 12:2 speaks of many who rise",
      mark: "certain",
    },
  ],
  views: [
    "Bodily rising (historic Christian faith); visions or legend (skeptical views); the Jews of Jesus’ day differed: the Pharisees for it, the Sadducees against it (Acts 23:8)",
  ],
  background: [
    {
      text: "It cannot be dug up: history can weigh the reports and the change in the followers",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "jesus-of-nazareth" },
    { person: "mary-magdalene" },
    { person: "peter" },
    "Thomas",
    { person: "james-brother-of-the-lord" },
    { person: "paul" },
  ],
  relatedVerses: [
    "Psalm 16:10",
    "Daniel 12:2",
    "Matthew 28:5-6",
    "Mark 16:6",
    "Luke 24:39",
    "John 20:27-28",
    "Romans 10:9",
    "1 Corinthians 15:3-5",
    "1 Corinthians 15:17",
    "1 Peter 1:3",
  ],
  finds: ["sepulchre"],
  pages: ["/study-guides#faq-resurrection", "/study-guides#life-of-jesus"],
  application:
    "If it happened, death is not the end; the text invites readers to weigh the witnesses for themselves.",
};
