import type { Topic } from "./schema";

export const forgiveness: Topic = {
  id: "forgiveness",
  order: 350,
  name: "Forgiveness",
  aliases: ["Pardon", "Reconciliation"],
  facts: [
    {
      text: "Jesus ties forgiving to being forgiven (Matthew 6:14-15)",
      mark: "certain",
    },
    {
      text: "Jubilee and the release of debts provide the picture (Leviticus 25:10; Deuteronomy 15:1-2)",
      mark: "certain",
    },
  ],
  views: ["Confession to a priest (Catholic, Orthodox) or to God and one another (Protestant)"],
  background: [
    {
      text: "Sin is pictured as debt in Aramaic speech (Matthew 6:12)",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "joseph-son-of-jacob" },
    { person: "david" },
    { person: "jesus-of-nazareth" },
    { person: "stephen" },
    { person: "paul" },
  ],
  relatedVerses: [
    "Genesis 50:20-21",
    "Psalm 32:5",
    "Psalm 103:12",
    "Isaiah 1:18",
    "Matthew 6:14-15",
    "Matthew 18:21-22",
    "Luke 23:34",
    "Ephesians 4:32",
    "1 John 1:9",
  ],
  finds: [],
  pages: ["/study-guides#faq-why-jesus-died", "/study-guides#faq-how-to-be-saved"],
  application:
    "To forgive is not to call a wrong right, and nobody has to return to harm; it is a way out of bitterness that often takes time.",
};
