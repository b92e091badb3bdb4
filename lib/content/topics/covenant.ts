import type { Topic } from "./schema";

export const covenant: Topic = {
  id: "covenant",
  order: 50,
  name: "Covenant",
  aliases: ["Covenants", "Promise"],
  facts: [
    {
      text: "The main covenants are those with Noah, with Abraham, at Sinai and with David, and the new covenant (Genesis 9:9; 15:18; Exodus 24:8; 2 Samuel 7:12-16; Jeremiah 31:31)",
      mark: "certain",
    },
    {
      text: "Their signs include the rainbow, circumcision and the Sabbath (Genesis 9:13; 17:11; Exodus 31:16-17)",
      mark: "certain",
    },
  ],
  views: [
    "Covenant theology stresses one plan; dispensational teaching stresses stages; Jews hold that the Sinai covenant stands",
  ],
  background: [
    {
      text: "Treaties between kings contained history, duties, witnesses, blessings and curses",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "noah" },
    { person: "abraham" },
    { person: "moses" },
    { person: "david" },
    { person: "jesus-of-nazareth" },
  ],
  relatedVerses: [
    "Genesis 9:12-13",
    "Genesis 15:18",
    "Exodus 19:5-6",
    "2 Samuel 7:16",
    "Jeremiah 31:31-34",
    "Luke 22:20",
    "Hebrews 8:6",
    "Galatians 3:17",
  ],
  finds: ["treaties"],
  pages: ["/study-guides#covenants"],
  application:
    "Covenant speaks to a time when promises are easily broken: it rests on faithfulness before performance.",
};
