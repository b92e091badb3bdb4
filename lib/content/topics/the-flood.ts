import type { Topic } from "./schema";

export const theFlood: Topic = {
  id: "the-flood",
  order: 20,
  name: "The Flood",
  askedAs: ["Noah’s Ark", "Ark of Noah", "Great Flood"],
  aliases: ["Noah’s flood", "Deluge", "Noah’s Ark"],
  facts: [
    {
      text: "The ark was 300 by 50 by 30 cubits (Genesis 6:15)",
      mark: "certain",
    },
    {
      text: "Eight people were saved (Genesis 7:13; 1 Peter 3:20)",
      mark: "certain",
    },
    {
      text: "Ussher’s date is 2348 BC, about 4,400 years ago",
      mark: "certain",
    },
  ],
  views: ["Worldwide flood (young-earth view); regional flood; a shaped account of an old memory"],
  background: [
    {
      text: "Flood stories are known from Mesopotamia and from many peoples",
      mark: "certain",
    },
    {
      text: "Mainstream geology finds no single worldwide flood layer",
      mark: "certain",
    },
    {
      text: "No find has been verified as the ark",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "noah" }, "Shem", "Ham", "Japheth"],
  relatedVerses: [
    "Genesis 6:5-8",
    "Genesis 6:13-16",
    "Genesis 7:11-12",
    "Genesis 8:20-22",
    "Genesis 9:11-13",
    "Matthew 24:37-39",
    "Hebrews 11:7",
    "1 Peter 3:20",
    "2 Peter 2:5",
  ],
  finds: ["gilgamesh", "atrahasis", "kinglist"],
  pages: [
    "/study-guides#the-flood",
    "/study-guides#faq-world-wide-flood",
    "/timelines#flood-event",
    "/discover#durupinar-formation",
  ],
  application:
    "The account asks how seriously evil is taken, and ends with a promise for every living creature.",
};
