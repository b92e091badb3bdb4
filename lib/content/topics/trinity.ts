import type { Topic } from "./schema";

export const trinity: Topic = {
  id: "trinity",
  order: 300,
  name: "Trinity",
  aliases: ["Father, Son and Holy Spirit", "Godhead"],
  facts: [
    {
      text: "The word is not in the Bible; the pattern is (Matthew 28:19; 2 Corinthians 13:14)",
      mark: "certain",
    },
    {
      text: "The creeds of 325 and 381 state it",
      mark: "certain",
    },
    {
      text: "1 John 5:7 in its King James form is a late addition, so it proves nothing here",
      mark: "certain",
    },
  ],
  views: [
    "Held by Catholic, Orthodox and Protestant churches; not by Jehovah’s Witnesses, Latter-day Saints (in the creed’s form) or Oneness groups",
  ],
  background: [
    {
      text: "Israel’s confession is that God is one (Deuteronomy 6:4)",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "jesus-of-nazareth" }, "Athanasius"],
  relatedVerses: [
    "Deuteronomy 6:4",
    "Matthew 3:16-17",
    "Matthew 28:19",
    "John 1:1",
    "John 10:30",
    "John 14:16-17",
    "2 Corinthians 13:14",
    "Ephesians 4:4-6",
  ],
  finds: [],
  pages: ["/study-guides#faq-trinity", "/church-fathers#athanasius"],
  application:
    "The teaching says that love belongs to God’s own being; it is to be worshiped more than solved.",
};
