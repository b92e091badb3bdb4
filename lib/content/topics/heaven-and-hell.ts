import type { Topic } from "./schema";

export const heavenAndHell: Topic = {
  id: "heaven-and-hell",
  order: 500,
  name: "Heaven and hell",
  askedAs: ["Hell", "Heaven"],
  aliases: ["Heaven", "Hell", "Sheol", "Afterlife"],
  facts: [
    {
      text: "Sheol in the Old Testament is the place of all the dead (Ecclesiastes 9:10)",
      mark: "certain",
    },
    {
      text: "Gehenna takes its name from the valley of Hinnom (2 Kings 23:10)",
      mark: "certain",
    },
    {
      text: "The last hope is a new heaven and earth (Revelation 21:1)",
      mark: "certain",
    },
  ],
  views: ["Lasting punishment; final destruction; restoration of all; purgatory (Catholic)"],
  background: [
    {
      text: "Jewish writings after the exile speak more of resurrection and judgment",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "daniel" }, { person: "jesus-of-nazareth" }, "John", { person: "paul" }],
  relatedVerses: [
    "Psalm 16:10",
    "Daniel 12:2",
    "Matthew 25:46",
    "Mark 9:43",
    "Luke 16:22-23",
    "Luke 23:43",
    "Philippians 1:23",
    "2 Peter 3:13",
    "Revelation 21:1",
  ],
  finds: [],
  pages: ["/study-guides#faq-after-death", "/study-guides#faq-hell"],
  application: "The passages call for hope and seriousness; they leave judgment to God.",
};
