import type { Topic } from "./schema";

export const sabbath: Topic = {
  id: "sabbath",
  order: 90,
  name: "Sabbath",
  aliases: ["Rest", "Lord’s Day", "Sunday"],
  facts: [
    {
      text: "It is grounded in creation and in the rescue from Egypt (Exodus 20:11; Deuteronomy 5:15)",
      mark: "certain",
    },
    {
      text: "From early on, Christians met to break bread on the first day of the week (Acts 20:7); Paul has the Corinthians set gifts aside on that day (1 Corinthians 16:2)",
      mark: "certain",
    },
  ],
  views: [
    "Saturday is kept (Jews, Seventh-day Adventists and others); Sunday as the Sabbath; Sunday as the Lord’s Day without Sabbath law; every day alike (Romans 14:5)",
  ],
  background: [
    {
      text: "No other ancient people is known with a seven-day weekly rest for all, servants and animals included",
      mark: "probable",
    },
  ],
  keyFigures: [{ person: "moses" }, { person: "nehemiah" }, { person: "jesus-of-nazareth" }],
  relatedVerses: [
    "Genesis 2:2-3",
    "Exodus 20:8-11",
    "Isaiah 58:13-14",
    "Mark 2:27-28",
    "Luke 13:15-16",
    "Romans 14:5",
    "Colossians 2:16",
    "Hebrews 4:9-10",
  ],
  finds: [],
  pages: ["/study-guides#feasts"],
  application:
    "A day without work for everyone, servants included, calls into question a life in which worth is measured by output.",
};
