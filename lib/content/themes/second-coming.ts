import type { Theme } from "./schema";

export const secondComing: Theme = {
  id: "second-coming",
  order: 660,
  names: ["second coming", "return of Christ", "rapture"],
  references: [
    "1 Thessalonians 4:15-18",
    "Acts 1:9-11",
    "Matthew 24:29-44",
    "Revelation 19:11-16",
    "2 Peter 3:8-13",
    "John 14:3",
    "Titus 2:13",
  ],
};
