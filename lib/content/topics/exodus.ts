import type { Topic } from "./schema";

export const exodus: Topic = {
  id: "exodus",
  order: 60,
  name: "Exodus",
  askedAs: ["Red Sea Crossing"],
  aliases: ["The Exodus", "Red Sea", "Passover in Egypt", "Plagues"],
  period: "egypt-and-the-exodus",
  facts: [
    {
      text: "Ten plagues lead to the Passover (Exodus 7-12)",
      mark: "certain",
    },
    {
      text: "The sea is called yam suph, often rendered “sea of reeds” (Exodus 13:18)",
      mark: "certain",
    },
    {
      text: "Exodus 12:40 counts 430 years in Egypt",
      mark: "certain",
    },
  ],
  views: ["Date about 1446 BC or about 1260 BC; some think of a smaller group or a shaped memory"],
  background: [
    {
      text: "No Egyptian text names it; Semitic workers in the Delta are well attested",
      mark: "certain",
    },
    {
      text: "Route and mountain are not known for certain",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "moses" }, { person: "aaron" }, { person: "miriam" }, "Pharaoh"],
  relatedVerses: [
    "Exodus 3:7-8",
    "Exodus 12:12-13",
    "Exodus 14:21-22",
    "Exodus 15:1",
    "Deuteronomy 6:21",
    "Psalm 78:13",
    "1 Corinthians 10:1-2",
    "Hebrews 11:29",
  ],
  finds: ["merneptah", "avaris", "brooklyn", "soleb"],
  pages: [
    "/study-guides#exodus-plagues",
    "/discover#red-sea-crossing",
    "/discover#merneptah-stele",
  ],
  application:
    "The Exodus has given words of hope to people in bondage in many ages; it asks who waits to be set free today.",
};
