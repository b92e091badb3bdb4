import type { Theme } from "./schema";

export const judgingOthers: Theme = {
  id: "judging-others",
  order: 350,
  names: ["judging others"],
  references: [
    "Matthew 7:1-5",
    "James 4:11-12",
    "Romans 14:10-13",
    "John 7:24",
    "Romans 2:1",
    "1 Corinthians 4:5",
  ],
};
