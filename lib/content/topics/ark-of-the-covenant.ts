import type { Topic } from "./schema";

export const arkOfTheCovenant: Topic = {
  id: "ark-of-the-covenant",
  order: 120,
  name: "Ark of the Covenant",
  aliases: ["Ark"],
  facts: [
    {
      text: "It was a gold-covered chest of about 2.5 by 1.5 by 1.5 cubits (Exodus 25:10)",
      mark: "certain",
    },
    {
      text: "It held the tablets; Hebrews adds manna and Aaron’s rod (1 Kings 8:9; Hebrews 9:4)",
      mark: "certain",
    },
    {
      text: "Its fate is unknown after 2 Chronicles 35:3",
      mark: "certain",
    },
  ],
  views: ["Destroyed in 586 BC; hidden (2 Maccabees 2:4-8); in Ethiopia by tradition"],
  background: [
    {
      text: "Shrines carried on poles are known from Egypt",
      mark: "certain",
    },
    {
      text: "Ron Wyatt claimed to have found the ark in Jerusalem; the claim is weighed among this site’s discoveries",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "moses" }, "Bezalel", { person: "david" }, "Uzzah"],
  relatedVerses: [
    "Exodus 25:10",
    "Exodus 25:21-22",
    "Joshua 3:17",
    "1 Samuel 4:11",
    "2 Samuel 6:17",
    "1 Kings 8:9",
    "2 Chronicles 35:3",
    "Hebrews 9:4",
    "Revelation 11:19",
  ],
  finds: [],
  pages: ["/study-guides#tabernacle", "/discover#ark-of-the-covenant"],
  application: "The ark asks for reverence, and warns against using holy things as a charm.",
};
