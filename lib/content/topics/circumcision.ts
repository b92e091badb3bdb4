import type { Topic } from "./schema";

export const circumcision: Topic = {
  id: "circumcision",
  order: 450,
  name: "Circumcision",
  aliases: ["Sign of the covenant"],
  facts: [
    {
      text: "It was given to Abraham, for boys on their eighth day (Genesis 17:10-12)",
      mark: "certain",
    },
    {
      text: "The council of Acts 15 did not require it of Gentiles (Acts 15:5-11; 15:19-20)",
      mark: "certain",
    },
  ],
  views: ["Jews keep it; Christians hold baptism or faith to be the mark"],
  background: [
    {
      text: "Egyptians and others also practiced it (Jeremiah 9:25-26)",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "abraham" }, { person: "paul" }, { person: "peter" }],
  relatedVerses: [
    "Genesis 17:10-12",
    "Deuteronomy 10:16",
    "Jeremiah 4:4",
    "Luke 2:21",
    "Acts 15:5",
    "Romans 2:29",
    "Galatians 5:6",
    "Colossians 2:11-12",
  ],
  finds: [],
  pages: ["/study-guides#covenants"],
  application: "The debate asks which outward signs we make a condition for belonging.",
};
