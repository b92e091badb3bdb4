import type { Theme } from "./schema";

export const reliabilityOfTheBible: Theme = {
  id: "reliability-of-the-bible",
  order: 700,
  names: [
    "reliability of the Bible",
    "trustworthy",
    "inspiration of the Bible",
    "word of God",
    "authority of Scripture",
  ],
  references: [
    "2 Timothy 3:16-17",
    "2 Peter 1:20-21",
    "Hebrews 4:12",
    "Isaiah 40:8",
    "Psalm 119:105",
    "Matthew 5:18",
    "John 17:17",
    "1 Thessalonians 2:13",
  ],
};
