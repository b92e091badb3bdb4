import type { BuiltInPlan } from "./schema";

// Genesis in order, with one companion passage a day on creation, faith or promise.
export const creationGenesis: BuiltInPlan = {
  id: "creation-genesis",
  order: 60,
  title: "Creation & Genesis Study",
  description:
    "All of Genesis in three weeks, from the first day to Joseph in Egypt, each day with a passage from elsewhere in the Bible that takes up its theme.",
  duration: "21 days",
  category: "Creation",
  difficulty: "Intermediate",
  dailyReading: "~15-20 min",
  completeIn: ["Genesis"],
  days: [
    {
      passages: [
        ["Genesis 1-2", 1340],
        ["Psalm 104", 557],
      ],
    },
    {
      passages: [
        ["Genesis 3-5", 1760],
        ["Psalm 8", 160],
      ],
    },
    {
      passages: [
        ["Genesis 6-8", 1548],
        ["Psalm 19", 249],
      ],
    },
    {
      passages: [
        ["Genesis 9-10", 1051],
        ["Job 38", 625],
      ],
    },
    {
      passages: [
        ["Genesis 11-13", 1524],
        ["2 Peter 3", 482],
      ],
    },
    {
      passages: [
        ["Genesis 14-17", 2030],
        ["Isaiah 40:21-31", 271],
      ],
    },
    {
      passages: [
        ["Genesis 18-20", 2304],
        ["John 1:1-18", 303],
      ],
    },
    {
      passages: [
        ["Genesis 21-23", 1806],
        ["Romans 4", 565],
      ],
    },
    {
      passages: [
        ["Genesis 24", 1663],
        ["Hebrews 11:1-22", 565],
      ],
    },
    {
      passages: [
        ["Genesis 25-26", 1443],
        ["Psalm 33", 335],
      ],
    },
    {
      passages: [
        ["Genesis 27-28", 1747],
        ["Galatians 3:6-29", 526],
      ],
    },
    {
      passages: [
        ["Genesis 29-30", 1690],
        ["Proverbs 8:22-36", 236],
      ],
    },
    {
      passages: [
        ["Genesis 31-32", 2094],
        ["Romans 9:6-18", 263],
      ],
    },
    {
      passages: [
        ["Genesis 33-35", 1836],
        ["Psalm 139", 389],
      ],
    },
    {
      passages: [
        ["Genesis 36-37", 1700],
        ["Colossians 1:15-23", 213],
      ],
    },
    {
      passages: [
        ["Genesis 38-39", 1305],
        ["Job 39", 495],
      ],
    },
    {
      passages: [
        ["Genesis 40-41", 1864],
        ["Romans 5:12-21", 260],
      ],
    },
    {
      passages: [
        ["Genesis 42-43", 1804],
        ["Isaiah 45:5-19", 466],
      ],
    },
    {
      passages: [
        ["Genesis 44-45", 1521],
        ["Psalm 148", 189],
      ],
    },
    {
      passages: [
        ["Genesis 46-47", 1635],
        ["Romans 8:18-30", 291],
      ],
    },
    {
      passages: [
        ["Genesis 48-50", 1974],
        ["Revelation 21:1-8", 228],
      ],
    },
  ],
};
