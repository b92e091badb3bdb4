import type { Topic } from "./schema";

export const salvation: Topic = {
  id: "salvation",
  order: 490,
  name: "Salvation",
  aliases: ["Saved", "Redemption", "Eternal life"],
  facts: [
    {
      text: "Rescue in the Old Testament is often from enemies; the New Testament speaks of sin and death",
      mark: "certain",
    },
    {
      text: "It is by grace through faith, for good works (Ephesians 2:8-10)",
      mark: "certain",
    },
  ],
  views: ["How baptism, faith and works relate; whether salvation can be lost"],
  background: [
    {
      text: "To redeem meant to buy back land, a slave or kin (Leviticus 25:47-49)",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "moses" }, { person: "jesus-of-nazareth" }, { person: "paul" }],
  relatedVerses: [
    "Exodus 14:13",
    "Isaiah 12:2",
    "Luke 19:10",
    "John 3:16-17",
    "Acts 4:12",
    "Acts 16:30-31",
    "Romans 10:9-10",
    "Ephesians 2:8-10",
    "Titus 3:5",
  ],
  finds: [],
  pages: ["/study-guides#faq-how-to-be-saved", "/study-guides#faq-why-jesus-died"],
  application: "Salvation is offered as a gift; the text invites an answer, not a performance.",
};
