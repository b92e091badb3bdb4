import type { Topic } from "./schema";

export const priests: Topic = {
  id: "priests",
  order: 140,
  name: "Priests",
  aliases: ["Priesthood", "High priest", "Levites"],
  facts: [
    {
      text: "Priests were descended from Aaron; Levites served with them (Exodus 28:1; Numbers 3:6-9)",
      mark: "certain",
    },
    {
      text: "All Israel was called a kingdom of priests (Exodus 19:6)",
      mark: "certain",
    },
  ],
  views: [
    "Ordained priests (Catholic, Orthodox, some Anglicans); the priesthood of all believers (Protestants); many hold both",
  ],
  background: [
    {
      text: "Under Rome, rulers appointed and removed the high priests",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "aaron" },
    "Zadok",
    "Joshua the high priest",
    { person: "caiaphas" },
    { person: "jesus-of-nazareth" },
  ],
  relatedVerses: [
    "Exodus 19:6",
    "Exodus 28:1",
    "Numbers 6:23-26",
    "Malachi 2:7",
    "Hebrews 4:14-15",
    "Hebrews 7:24-25",
    "1 Peter 2:9",
    "Revelation 1:6",
  ],
  finds: ["ketef", "caiaphas"],
  pages: ["/study-guides#tabernacle", "/discover#ketef-hinnom"],
  application:
    "The New Testament calls all believers to stand before God for others; it asks whom we pray for.",
};
