import type { Answer } from "./schema";

export const wasJesusMarried: Answer = {
  id: "was-jesus-married",
  section: "People and places",
  question: "Was Jesus married?",
  askedAs: [
    "was mary magdalene jesus wife",
    "did jesus have a wife",
    "did jesus have children",
    "da vinci code jesus wife",
    "gospel of jesus wife fragment",
  ],
  answer:
    "No source from his time or the century after says so. The Gospels name his mother, brothers, sisters and the women who traveled with him, and no wife; Paul, who names the wives of other apostles, does not mention one of his. The Gospel of Philip, from the third century or so, calls Mary Magdalene his companion in a damaged text; the papyrus called the Gospel of Jesus’ Wife, shown in 2012, proved to be a modern forgery.",
  passages: [
    {
      reference: "1 Corinthians 9:5",
      why: "Paul names the wives of apostles, and none of the Lord.",
    },
    { reference: "Mark 6:3", why: "His family as his home town knows it." },
    { reference: "Luke 8:1-3", why: "The women who went with him." },
    {
      reference: "Matthew 19:10-12",
      why: "He speaks of those who stay unmarried for the kingdom.",
    },
  ],
  critics:
    "A few writers argue that a Jewish teacher would have been expected to marry. Against that stand unmarried Jews of his time, such as Essenes described by Josephus, and the silence of every early text.",
  sources: [],
  related: ["brothers-of-jesus", "who-was-mary-magdalene"],
};
