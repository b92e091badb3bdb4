import type { Topic } from "./schema";

export const church: Topic = {
  id: "church",
  order: 480,
  name: "Church",
  aliases: ["Early church", "Body of Christ"],
  facts: [
    {
      text: "The Greek word ekklesia means “assembly”",
      mark: "certain",
    },
    {
      text: "Believers met in homes (Romans 16:5; Colossians 4:15)",
      mark: "certain",
    },
  ],
  views: ["Churches differ on who leads: bishops, elders or the congregation"],
  background: [
    {
      text: "House churches had perhaps twenty to fifty people",
      mark: "probable",
    },
  ],
  keyFigures: [
    { person: "peter" },
    { person: "james-brother-of-the-lord" },
    { person: "paul" },
    { person: "lydia" },
  ],
  relatedVerses: [
    "Matthew 16:18",
    "Acts 2:42",
    "Acts 11:26",
    "Romans 12:4-5",
    "1 Corinthians 12:27",
    "Ephesians 2:19-20",
    "Colossians 1:18",
    "Hebrews 10:24-25",
  ],
  finds: ["dura", "peterhouse"],
  pages: ["/study-guides#life-of-jesus"],
  application:
    "The first communities met in homes across ranks and nations; that still challenges how we gather.",
};
