import type { Topic } from "./schema";

export const feasts: Topic = {
  id: "feasts",
  order: 440,
  name: "Feasts",
  aliases: ["Passover", "Festivals", "Feast of Tabernacles", "Feast of Weeks"],
  facts: [
    {
      text: "There are three pilgrim feasts: Unleavened Bread, Weeks and Tabernacles (Deuteronomy 16:16)",
      mark: "certain",
    },
    {
      text: "Later feasts are Purim (Esther 9) and Dedication (John 10:22)",
      mark: "certain",
    },
  ],
  views: ["Read by many Christians as pictures of Christ; kept in changed form or not at all"],
  background: [
    {
      text: "The feasts follow the barley, wheat and fruit harvests",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "moses" },
    { person: "hezekiah" },
    { person: "esther" },
    { person: "jesus-of-nazareth" },
  ],
  relatedVerses: [
    "Exodus 12:14",
    "Leviticus 23:4-5",
    "Leviticus 23:15-16",
    "Leviticus 23:34",
    "Deuteronomy 16:16",
    "Esther 9:26",
    "John 7:37",
    "John 10:22",
    "1 Corinthians 5:7",
  ],
  finds: ["gezercal", "passoverletter"],
  pages: ["/study-guides#feasts"],
  application:
    "A calendar of feasts teaches memory and thanks; readers may ask what theirs helps them remember.",
};
