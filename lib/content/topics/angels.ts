import type { Topic } from "./schema";

export const angels: Topic = {
  id: "angels",
  order: 310,
  name: "Angels",
  aliases: ["Angel", "Cherubim", "Seraphim", "Demons"],
  facts: [
    {
      text: "The Hebrew and Greek words mean “messenger”",
      mark: "certain",
    },
    {
      text: "Two are named: Gabriel and Michael (Daniel 8:16; 10:13)",
      mark: "certain",
    },
    {
      text: "Cherubim guard; seraphim praise (Genesis 3:24; Isaiah 6:2-3)",
      mark: "certain",
    },
  ],
  views: ["How far angels guard each person, and who “the angel of the Lord” is, are debated"],
  background: [
    {
      text: "Winged guardian figures are common in the art of Assyria and Phoenicia",
      mark: "certain",
    },
  ],
  keyFigures: ["Gabriel", "Michael"],
  relatedVerses: [
    "Genesis 3:24",
    "Psalm 91:11",
    "Isaiah 6:2-3",
    "Daniel 8:16",
    "Luke 1:19",
    "Luke 2:13-14",
    "Hebrews 1:14",
    "Hebrews 13:2",
    "Jude 1:9",
    "Revelation 5:11",
  ],
  finds: [],
  pages: [],
  application: "The passages turn attention from the messenger to the message.",
};
