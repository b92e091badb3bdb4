import type { Topic } from "./schema";

export const sermonOnTheMount: Topic = {
  id: "sermon-on-the-mount",
  order: 230,
  name: "Sermon on the Mount",
  aliases: ["Beatitudes", "Lord’s teaching"],
  facts: [
    {
      text: "It is Matthew 5-7; a shorter “Sermon on the Plain” is in Luke 6:20-49",
      mark: "certain",
    },
    {
      text: "It contains the Lord’s Prayer (Matthew 6:9-13)",
      mark: "certain",
    },
  ],
  views: ["A law for all; an ideal that shows the need for grace; a way for disciples now"],
  background: [
    {
      text: "The traditional hill is by Capernaum and Tabgha",
      mark: "probable",
    },
  ],
  keyFigures: [{ person: "jesus-of-nazareth" }],
  relatedVerses: [
    "Matthew 5:3-10",
    "Matthew 5:17",
    "Matthew 5:44",
    "Matthew 6:9-13",
    "Matthew 6:33",
    "Matthew 7:12",
    "Matthew 7:24",
    "Luke 6:20-21",
  ],
  finds: ["capsyn"],
  pages: ["/study-guides#life-of-jesus"],
  application: "The sermon reaches behind deeds to motives, and asks for love even of enemies.",
};
