import type { Topic } from "./schema";

export const suffering: Topic = {
  id: "suffering",
  order: 380,
  name: "Suffering",
  aliases: ["Pain", "Evil", "Persecution"],
  facts: [
    {
      text: "Job, many psalms and Lamentations give words for it",
      mark: "certain",
    },
    {
      text: "Jesus rejects the rule that those who suffer have sinned more (Luke 13:1-5; John 9:1-3)",
      mark: "certain",
    },
  ],
  views: ["Freedom of creatures; training; the fallen world; mystery; God who suffers with us"],
  background: [
    {
      text: "Babylonian poems also ask why the upright suffer",
      mark: "certain",
    },
  ],
  keyFigures: ["Job", { person: "jeremiah" }, { person: "jesus-of-nazareth" }, { person: "paul" }],
  relatedVerses: [
    "Job 1:21",
    "Psalm 34:18",
    "Isaiah 53:3-4",
    "John 9:2-3",
    "Romans 5:3-4",
    "Romans 8:18",
    "2 Corinthians 1:3-4",
    "James 1:2-3",
    "Revelation 21:4",
  ],
  finds: ["ludlul", "urlament"],
  pages: ["/study-guides#faq-suffering", "/study-guides#faq-unanswered-prayer"],
  application:
    "The Bible does not explain all suffering and forbids blaming those who suffer; no one should carry it alone.",
};
