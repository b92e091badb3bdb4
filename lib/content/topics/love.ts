import type { Topic } from "./schema";

export const love: Topic = {
  id: "love",
  order: 340,
  name: "Love",
  aliases: ["Charity", "Love of neighbour", "Love of God"],
  facts: [
    {
      text: "The commands to love God and to love your neighbor are in Deuteronomy 6:5 and Leviticus 19:18",
      mark: "certain",
    },
    {
      text: "Hebrew hesed means loyal love",
      mark: "certain",
    },
    {
      text: "Foreigners are to be loved as well (Leviticus 19:34)",
      mark: "certain",
    },
  ],
  views: ["Whether love of enemies forbids all war is disputed: pacifist and just-war traditions"],
  background: [
    {
      text: "In treaties “love” meant loyalty",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "ruth" },
    { person: "hosea" },
    { person: "jesus-of-nazareth" },
    "John",
    { person: "paul" },
  ],
  relatedVerses: [
    "Leviticus 19:18",
    "Leviticus 19:34",
    "Deuteronomy 6:5",
    "Matthew 5:44",
    "John 3:16",
    "John 13:34-35",
    "Romans 13:10",
    "1 Corinthians 13:4-7",
    "1 John 4:8",
  ],
  finds: [],
  pages: [],
  application:
    "Love is described by what it does; each of its words can be tried out in one relationship today.",
};
