import type { Topic } from "./schema";

export const faith: Topic = {
  id: "faith",
  order: 330,
  name: "Faith",
  aliases: ["Trust", "Belief"],
  facts: [
    {
      text: "The Hebrew and Greek words hold trust and faithfulness together",
      mark: "certain",
    },
    {
      text: "Habakkuk 2:4 is quoted three times in the New Testament (Romans 1:17; Galatians 3:11; Hebrews 10:38)",
      mark: "certain",
    },
  ],
  views: [
    "Faith alone (Protestant); faith working through love (Catholic and Orthodox); James and Paul are read together in different ways",
  ],
  background: [
    {
      text: "Loyalty was what a patron or king expected",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "abraham" }, { person: "paul" }, "James"],
  relatedVerses: [
    "Genesis 15:6",
    "Habakkuk 2:4",
    "Mark 9:24",
    "Romans 3:28",
    "Galatians 5:6",
    "Ephesians 2:8",
    "Hebrews 11:1",
    "James 2:17",
  ],
  finds: [],
  pages: ["/study-guides#faq-how-to-be-saved", "/study-guides#faq-doubts"],
  application:
    "Faith in the Bible is trust that acts, and it has room for the prayer of a father who half believed.",
};
