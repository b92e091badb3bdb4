import type { Topic } from "./schema";

export const sacrifice: Topic = {
  id: "sacrifice",
  order: 130,
  name: "Sacrifice",
  askedAs: ["Atonement"],
  aliases: ["Offerings", "Atonement", "Day of Atonement"],
  facts: [
    {
      text: "There are five main kinds of offering (Leviticus 1-7)",
      mark: "certain",
    },
    {
      text: "Blood stands for life (Leviticus 17:11)",
      mark: "certain",
    },
    {
      text: "The prophets say that sacrifice without justice is empty (Isaiah 1:11-17; Micah 6:6-8)",
      mark: "certain",
    },
  ],
  views: [
    "Christ’s death as an offering: substitution, cleansing, victory, example; most combine them",
  ],
  background: [
    {
      text: "All of Israel’s neighbors offered animals; Israel was forbidden to offer children",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "aaron" }, "Abel", { person: "abraham" }, { person: "jesus-of-nazareth" }],
  relatedVerses: [
    "Genesis 22:13",
    "Leviticus 16:30",
    "Leviticus 17:11",
    "Psalm 51:16-17",
    "Isaiah 53:10",
    "Micah 6:6-8",
    "Hebrews 9:22",
    "Hebrews 10:10",
    "Romans 12:1",
  ],
  finds: ["beershebaaltar", "arad", "dancult"],
  pages: ["/study-guides#tabernacle", "/study-guides#faq-why-jesus-died"],
  application:
    "Sacrifice takes guilt and thanks seriously: something of worth is given. Christians read it in the light of Christ.",
};
