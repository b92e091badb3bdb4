import type { Topic } from "./schema";

export const bibleTextAndCanon: Topic = {
  id: "bible-text-and-canon",
  order: 520,
  name: "Bible text and canon",
  aliases: ["Manuscripts", "Canon", "How we got the Bible"],
  facts: [
    {
      text: "The Old Testament is in Hebrew, with some Aramaic; the New Testament is in Greek",
      mark: "certain",
    },
    {
      text: "The 66 books here follow the Hebrew list, with the 27 of the New Testament",
      mark: "certain",
    },
  ],
  views: ["Catholic and Orthodox Bibles hold more Old Testament books"],
  background: [
    {
      text: "Scrolls gave way to the codex, which Christians adopted early",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "ezra" }, "Athanasius", "Jerome"],
  relatedVerses: [
    "Deuteronomy 31:9",
    "Jeremiah 36:4",
    "Luke 24:44",
    "John 20:30-31",
    "2 Timothy 3:16",
    "2 Peter 1:21",
    "2 Peter 3:15-16",
    "Psalm 119:105",
  ],
  finds: ["dss", "isascroll", "p52", "p46", "sinaiticus", "ketef"],
  pages: [
    "/study-guides#faq-canon",
    "/study-guides#faq-bible-changed",
    "/study-guides#faq-dead-sea-scrolls",
    "/discover#dead-sea-scrolls",
  ],
  application:
    "Knowing how the text came down to us helps us read it with confidence and without exaggerated claims.",
};
