import type { Topic } from "./schema";

export const grace: Topic = {
  id: "grace",
  order: 320,
  name: "Grace",
  aliases: ["Mercy", "God’s kindness"],
  facts: [
    {
      text: "The Greek word charis means “favor” or “gift”",
      mark: "certain",
    },
    {
      text: "Exodus 34:6 is quoted again and again in the Old Testament",
      mark: "certain",
    },
  ],
  views: [
    "How grace and human choice meet: Augustine and the Reformed stress God’s choosing; Arminian and Orthodox teaching stresses a free response",
  ],
  background: [
    {
      text: "Gifts in the Roman world bound the receiver to give in return; Paul’s gift goes to the unworthy (Romans 5:8)",
      mark: "probable",
    },
  ],
  keyFigures: [{ person: "paul" }, { person: "jesus-of-nazareth" }],
  relatedVerses: [
    "Exodus 34:6",
    "Psalm 103:8",
    "John 1:16-17",
    "Romans 3:24",
    "Romans 5:8",
    "2 Corinthians 12:9",
    "Ephesians 2:8-9",
    "Titus 2:11",
  ],
  finds: [],
  pages: ["/study-guides#faq-how-to-be-saved", "/church-fathers#augustine"],
  application:
    "Grace takes away the need to earn our worth, and asks how we treat people who have not earned ours.",
};
