import type { BuiltInPlan } from "./schema";

// The chapter of Proverbs follows the day of the month; the Psalms in order beside it. Psalm 119 is
// read in two halves.
export const psalmsProverbsMonthly: BuiltInPlan = {
  id: "psalms-proverbs-monthly",
  order: 30,
  title: "Psalms & Proverbs Monthly",
  description:
    "All of Psalms and Proverbs in a month: prayers and songs for every mood, and a chapter of wisdom for each day’s number.",
  duration: "30 days",
  category: "Wisdom Literature",
  difficulty: "Easy",
  dailyReading: "~5-10 min",
  completeIn: ["Psalms", "Proverbs"],
  days: [
    {
      passages: [
        ["Psalms 1-7", 1298],
        ["Proverbs 1", 505],
      ],
    },
    {
      passages: [
        ["Psalms 8-16", 1639],
        ["Proverbs 2", 310],
      ],
    },
    {
      passages: [
        ["Psalms 17-19", 1402],
        ["Proverbs 3", 520],
      ],
    },
    {
      passages: [
        ["Psalms 20-25", 1515],
        ["Proverbs 4", 407],
      ],
    },
    {
      passages: [
        ["Psalms 26-32", 1759],
        ["Proverbs 5", 335],
      ],
    },
    {
      passages: [
        ["Psalms 33-35", 1177],
        ["Proverbs 6", 536],
      ],
    },
    {
      passages: [
        ["Psalms 36-39", 1461],
        ["Proverbs 7", 402],
      ],
    },
    {
      passages: [
        ["Psalms 40-44", 1434],
        ["Proverbs 8", 519],
      ],
    },
    {
      passages: [
        ["Psalms 45-50", 1535],
        ["Proverbs 9", 281],
      ],
    },
    {
      passages: [
        ["Psalms 51-56", 1357],
        ["Proverbs 10", 520],
      ],
    },
    {
      passages: [
        ["Psalms 57-63", 1509],
        ["Proverbs 11", 513],
      ],
    },
    {
      passages: [
        ["Psalms 64-68", 1465],
        ["Proverbs 12", 462],
      ],
    },
    {
      passages: [
        ["Psalms 69-72", 1489],
        ["Proverbs 13", 380],
      ],
    },
    {
      passages: [
        ["Psalms 73-76", 1139],
        ["Proverbs 14", 571],
      ],
    },
    {
      passages: [
        ["Psalms 77-78", 1475],
        ["Proverbs 15", 515],
      ],
    },
    {
      passages: [
        ["Psalms 79-83", 1203],
        ["Proverbs 16", 513],
      ],
    },
    {
      passages: [
        ["Psalms 84-88", 1100],
        ["Proverbs 17", 462],
      ],
    },
    {
      passages: [
        ["Psalms 89-91", 1403],
        ["Proverbs 18", 354],
      ],
    },
    {
      passages: [
        ["Psalms 92-97", 1195],
        ["Proverbs 19", 478],
      ],
    },
    {
      passages: [
        ["Psalms 98-103", 1324],
        ["Proverbs 20", 475],
      ],
    },
    {
      passages: [
        ["Psalms 104-105", 1157],
        ["Proverbs 21", 483],
      ],
    },
    {
      passages: [
        ["Psalms 106-107", 1375],
        ["Proverbs 22", 455],
      ],
    },
    {
      passages: [
        ["Psalms 108-113", 1275],
        ["Proverbs 23", 550],
      ],
    },
    {
      passages: [
        ["Psalms 114-118", 1065],
        ["Proverbs 24", 539],
      ],
    },
    {
      passages: [
        ["Psalm 119:1-88", 1169],
        ["Proverbs 25", 500],
      ],
    },
    {
      passages: [
        ["Psalm 119:89-176", 1138],
        ["Psalm 120", 88],
        ["Proverbs 26", 463],
      ],
    },
    {
      passages: [
        ["Psalms 121-133", 1420],
        ["Proverbs 27", 437],
      ],
    },
    {
      passages: [
        ["Psalms 134-139", 1385],
        ["Proverbs 28", 478],
      ],
    },
    {
      passages: [
        ["Psalms 140-146", 1575],
        ["Proverbs 29", 421],
      ],
    },
    {
      passages: [
        ["Psalms 147-150", 683],
        ["Proverbs 30-31", 1066],
      ],
    },
  ],
};
