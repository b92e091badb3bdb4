import type { Topic } from "./schema";

export const tabernacle: Topic = {
  id: "tabernacle",
  order: 100,
  name: "Tabernacle",
  aliases: ["Tent of meeting", "Tent"],
  facts: [
    {
      text: "Its plans and building fill Exodus 25-31 and 35-40",
      mark: "certain",
    },
    {
      text: "It had two rooms: the holy place and the most holy place (Exodus 26:33)",
      mark: "certain",
    },
  ],
  views: ["Read as history, as the later temple in tent form, or as both"],
  background: [
    {
      text: "Gilded tent frames are known from Egypt",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "moses" }, "Bezalel", "Oholiab", { person: "aaron" }],
  relatedVerses: [
    "Exodus 25:8",
    "Exodus 26:33",
    "Exodus 33:9-11",
    "Exodus 40:34",
    "Leviticus 16:2",
    "Hebrews 8:5",
    "Hebrews 9:11",
    "Revelation 21:3",
  ],
  finds: [],
  pages: ["/study-guides#tabernacle"],
  application:
    "A tent in the middle of the camp says that God’s presence is not bound to a finished building or a finished life.",
};
