import type { Topic } from "./schema";

export const kingdomOfGod: Topic = {
  id: "kingdom-of-god",
  order: 200,
  name: "Kingdom of God",
  aliases: ["Kingdom of heaven", "Reign of God"],
  facts: [
    {
      text: "It is Jesus’ central message (Mark 1:15)",
      mark: "certain",
    },
    {
      text: "Matthew mostly says “kingdom of heaven”",
      mark: "certain",
    },
    {
      text: "It is near, present and still to come (Luke 11:20; 17:21; Matthew 6:10)",
      mark: "certain",
    },
  ],
  views: ["Already and not yet (many); future earthly reign; the church; inner rule"],
  background: [
    {
      text: "God’s kingship is sung in Psalms 93-99; Daniel 2:44 and 7:14 look to a lasting kingdom",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "jesus-of-nazareth" },
    { person: "john-the-baptist" },
    { person: "daniel" },
  ],
  relatedVerses: [
    "Psalm 145:13",
    "Daniel 2:44",
    "Daniel 7:13-14",
    "Mark 1:15",
    "Matthew 6:33",
    "Matthew 13:31-33",
    "Luke 17:20-21",
    "John 18:36",
    "Romans 14:17",
    "Revelation 11:15",
  ],
  finds: [],
  pages: ["/study-guides#life-of-jesus"],
  application:
    "The kingdom is prayed for and begins small; it asks what would change if God’s will were done here.",
};
