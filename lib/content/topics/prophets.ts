import type { Topic } from "./schema";

export const prophets: Topic = {
  id: "prophets",
  order: 150,
  name: "Prophets",
  aliases: ["Prophecy", "Prophet"],
  facts: [
    {
      text: "English Bibles have three long books (Isaiah, Jeremiah, Ezekiel) with Daniel, and twelve short ones",
      mark: "certain",
    },
    {
      text: "Women prophets include Miriam, Deborah, Huldah and Anna (Exodus 15:20; Judges 4:4; 2 Kings 22:14; Luke 2:36)",
      mark: "certain",
    },
    {
      text: "Tests for a true prophet are given (Deuteronomy 13:1-3; 18:21-22)",
      mark: "certain",
    },
  ],
  views: [
    "Prophecy as forecast, as preaching to its own day, or both; whether the gift continues today is disputed among Christians",
  ],
  background: [
    {
      text: "Prophets are also known from Mari and Assyria",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "moses" },
    { person: "samuel" },
    { person: "elijah" },
    { person: "isaiah" },
    { person: "jeremiah" },
    { person: "ezekiel" },
    { person: "amos" },
    { person: "huldah" },
  ],
  relatedVerses: [
    "Deuteronomy 18:18",
    "Deuteronomy 18:22",
    "Isaiah 6:8",
    "Jeremiah 1:9",
    "Amos 3:7",
    "Joel 2:28",
    "Hebrews 1:1-2",
    "2 Peter 1:21",
    "1 Corinthians 14:3",
  ],
  finds: ["mari", "deiralla", "isascroll"],
  pages: ["/study-guides#faq-fulfilled-prophecies"],
  application:
    "The prophets made faith answer for the treatment of the weak; readers can ask what they would say about our own habits.",
};
