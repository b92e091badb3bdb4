import type { Theme } from "./schema";

export const persecution: Theme = {
  id: "persecution",
  order: 940,
  names: ["persecution", "martyrs", "suffering for faith"],
  references: [
    "Matthew 5:10-12",
    "2 Timothy 3:12",
    "1 Peter 4:12-16",
    "John 15:18-20",
    "Acts 5:40-42",
    "Hebrews 11:35-38",
    "Romans 8:35-37",
  ],
};
