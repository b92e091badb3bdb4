import type { Topic } from "./schema";

export const creation: Topic = {
  id: "creation",
  order: 10,
  name: "Creation",
  aliases: ["The creation", "Genesis 1", "Beginning of the world"],
  period: "beginnings",
  facts: [
    {
      text: "There are six days of making and a seventh of rest (Genesis 1:1-2:3)",
      mark: "certain",
    },
    {
      text: "Genesis 2:4-25 tells again of the man, the garden and the woman",
      mark: "certain",
    },
    {
      text: "Man and woman are made in God’s image (Genesis 1:27)",
      mark: "certain",
    },
  ],
  views: [
    "Ordinary days, about 6,000 years ago (this site’s guides); day-age; gap; framework; temple or functional view; evolutionary creation",
  ],
  background: [
    {
      text: "Babylonian and Egyptian creation stories have many gods; Genesis has one God who speaks",
      mark: "certain",
    },
    {
      text: "Mainstream science puts the age of the universe at about 13.8 billion years and of the earth at 4.54 billion",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "adam-and-eve" }],
  relatedVerses: [
    "Genesis 1:1",
    "Genesis 1:27",
    "Psalm 33:6",
    "Isaiah 45:18",
    "John 1:1-3",
    "Colossians 1:16",
    "Hebrews 11:3",
    "Revelation 4:11",
  ],
  finds: ["enuma", "atrahasis"],
  pages: [
    "/study-guides#genesis-creation",
    "/study-guides#faq-days-of-genesis",
    "/study-guides#faq-age-of-the-earth",
  ],
  application:
    "Whatever view of the days they hold, the text asks readers to treat the world as a gift and each person as bearing God’s image.",
};
