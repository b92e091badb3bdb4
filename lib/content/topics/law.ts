import type { Topic } from "./schema";

export const law: Topic = {
  id: "law",
  order: 70,
  name: "Law",
  aliases: ["Law of Moses", "Torah", "Commandments"],
  facts: [
    {
      text: "Jewish teachers count 613 commandments in the Torah (a later count)",
      mark: "certain",
    },
    {
      text: "Jesus sums up the Law in two commands (Matthew 22:37-40)",
      mark: "certain",
    },
  ],
  views: [
    "Moral, ceremonial and civil parts (a later division); fulfilled in Christ; still binding for Jews",
  ],
  background: [
    {
      text: "Mesopotamia has law collections older than Moses",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "moses" },
    { person: "ezra" },
    { person: "jesus-of-nazareth" },
    { person: "paul" },
  ],
  relatedVerses: [
    "Exodus 24:12",
    "Deuteronomy 6:4-5",
    "Psalm 19:7",
    "Jeremiah 31:33",
    "Matthew 5:17",
    "Matthew 22:37-40",
    "Romans 3:20",
    "Galatians 3:24",
    "Romans 13:10",
  ],
  finds: ["hammurabi", "yavneyam", "dss"],
  pages: ["/study-guides#faq-old-testament-law"],
  application:
    "Readers can ask of each law whom it protects and what it says about God before they ask how far it binds them.",
};
