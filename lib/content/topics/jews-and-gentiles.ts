import type { Topic } from "./schema";

export const jewsAndGentiles: Topic = {
  id: "jews-and-gentiles",
  order: 530,
  name: "Jews and Gentiles",
  aliases: ["Gentiles", "Nations", "Israel and the church"],
  facts: [
    {
      text: "Abraham’s blessing was for all families (Genesis 12:3)",
      mark: "certain",
    },
    {
      text: "The first believers were Jews; Cornelius’s house marks a turning point (Acts 10)",
      mark: "certain",
    },
  ],
  views: [
    "The church as Israel’s heir, as joined to Israel, or as separate; Romans 9-11 is the main text",
  ],
  background: [
    {
      text: "A barrier in the Temple kept Gentiles out on pain of death",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "abraham" },
    { person: "ruth" },
    "Jonah",
    { person: "peter" },
    "Cornelius",
    { person: "paul" },
  ],
  relatedVerses: [
    "Genesis 12:3",
    "Isaiah 49:6",
    "Jonah 4:11",
    "Acts 10:34-35",
    "Acts 15:19",
    "Romans 11:17-18",
    "Galatians 3:28",
    "Ephesians 2:14",
    "Revelation 7:9",
  ],
  finds: ["warning", "theodotos"],
  pages: ["/study-guides#faq-never-heard-of-jesus"],
  application:
    "The passages end contempt between peoples, and leave Christians no ground for pride over Israel.",
};
