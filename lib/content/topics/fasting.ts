import type { Topic } from "./schema";

export const fasting: Topic = {
  id: "fasting",
  order: 370,
  name: "Fasting",
  aliases: ["Fast"],
  facts: [
    {
      text: "The Day of Atonement is the one fast of the Law (“afflict your souls”, Leviticus 16:29)",
      mark: "certain",
    },
    {
      text: "Isaiah 58 asks for justice with fasting",
      mark: "certain",
    },
  ],
  views: ["Set seasons such as Lent, or free choice"],
  background: [
    {
      text: "Zechariah 8:19 names four fasts after the fall of Jerusalem",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "moses" },
    { person: "esther" },
    { person: "daniel" },
    { person: "jesus-of-nazareth" },
  ],
  relatedVerses: [
    "Leviticus 16:29",
    "Esther 4:16",
    "Isaiah 58:6-7",
    "Joel 2:12",
    "Zechariah 8:19",
    "Matthew 4:2",
    "Matthew 6:16-18",
    "Acts 13:2-3",
  ],
  finds: [],
  pages: [],
  application:
    "Fasting is tied to mercy and prayer, not to display; health comes first, and there are other ways to make room.",
};
