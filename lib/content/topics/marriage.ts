import type { Topic } from "./schema";

export const marriage: Topic = {
  id: "marriage",
  order: 420,
  name: "Marriage",
  aliases: ["Wedding", "Divorce", "Family"],
  facts: [
    {
      text: "Genesis 2:24 is quoted by Jesus (Matthew 19:4-6)",
      mark: "certain",
    },
    {
      text: "Patriarchs and kings had several wives; the stories show the trouble it brought",
      mark: "certain",
    },
    {
      text: "Paul honors both marriage and the single life (1 Corinthians 7:7-9)",
      mark: "certain",
    },
  ],
  views: [
    "Divorce: never, or for some causes (Matthew 19:9; 1 Corinthians 7:15); sacrament or not",
  ],
  background: [
    {
      text: "Betrothal was binding, and a gift was paid to the bride’s family; contracts survive from Elephantine and the Judean Desert",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "adam-and-eve" },
    { person: "ruth" },
    "Boaz",
    { person: "hosea" },
    { person: "joseph-of-nazareth" },
    { person: "mary-mother-of-jesus" },
  ],
  relatedVerses: [
    "Genesis 2:24",
    "Deuteronomy 24:1",
    "Proverbs 18:22",
    "Malachi 2:14",
    "Matthew 19:4-6",
    "John 2:1-2",
    "1 Corinthians 7:3-4",
    "Ephesians 5:25",
    "Hebrews 13:4",
  ],
  finds: ["babatha", "elephmarr", "nuzi"],
  pages: [],
  application:
    "The texts call for faithfulness and mutual care; they ask no one to stay where there is violence.",
};
