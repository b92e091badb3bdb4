import type { Theme } from "./schema";

export const oldTestamentLawForChristians: Theme = {
  id: "old-testament-law-for-christians",
  order: 800,
  names: ["Old Testament law for Christians", "keeping the law today"],
  references: [
    "Matthew 5:17-20",
    "Galatians 3:23-25",
    "Acts 15:5-29",
    "Romans 6:14",
    "Romans 13:8-10",
    "Colossians 2:16-17",
    "Hebrews 8:13",
  ],
};
