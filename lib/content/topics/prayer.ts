import type { Topic } from "./schema";

export const prayer: Topic = {
  id: "prayer",
  order: 360,
  name: "Prayer",
  aliases: ["Praying", "Lord’s Prayer"],
  facts: [
    {
      text: "Jesus taught the Lord’s Prayer (Matthew 6:9-13; Luke 11:2-4)",
      mark: "certain",
    },
    {
      text: "The ending “for yours is the kingdom” is not in the oldest copies of Matthew",
      mark: "certain",
    },
  ],
  views: [
    "Set prayers or free; prayer to saints (Catholic, Orthodox) or to God alone (Protestant)",
  ],
  background: [
    {
      text: "Jews prayed toward Jerusalem and at set hours (Daniel 6:10; Acts 3:1)",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "hannah" },
    { person: "david" },
    { person: "daniel" },
    { person: "jesus-of-nazareth" },
    { person: "paul" },
  ],
  relatedVerses: [
    "1 Samuel 1:10",
    "1 Kings 8:28",
    "Psalm 55:17",
    "Daniel 6:10",
    "Matthew 6:6-9",
    "Luke 18:1",
    "Philippians 4:6-7",
    "1 Thessalonians 5:17",
    "James 5:16",
  ],
  finds: ["ketef"],
  pages: ["/study-guides#faq-how-to-pray", "/study-guides#faq-unanswered-prayer"],
  application:
    "The Bible’s prayers are short and long, calm and desperate: an honest sentence is enough to begin with.",
};
