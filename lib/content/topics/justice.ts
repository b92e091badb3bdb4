import type { Topic } from "./schema";

export const justice: Topic = {
  id: "justice",
  order: 390,
  name: "Justice",
  aliases: ["Righteousness", "Poor", "Oppression"],
  facts: [
    {
      text: "The widow, the orphan and the foreigner are named together for protection (Deuteronomy 24:17-22)",
      mark: "certain",
    },
    {
      text: "The prophets place it above ritual (Amos 5:21-24; Micah 6:8)",
      mark: "certain",
    },
  ],
  views: ["How the church should act in public life is answered in many ways"],
  background: [
    {
      text: "Kings in the region claimed to protect the weak (Hammurabi’s prologue)",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "moses" },
    { person: "amos" },
    { person: "isaiah" },
    "Micah",
    { person: "jesus-of-nazareth" },
  ],
  relatedVerses: [
    "Deuteronomy 16:20",
    "Deuteronomy 24:17",
    "Psalm 82:3",
    "Isaiah 1:17",
    "Amos 5:24",
    "Micah 6:8",
    "Zechariah 7:9-10",
    "Luke 4:18",
    "James 5:4",
  ],
  finds: ["hammurabi", "yavneyam", "samariaivory"],
  pages: [],
  application:
    "The measure is how the widow, the orphan, the foreigner and the poor fare: readers can ask who these people are where they live.",
};
