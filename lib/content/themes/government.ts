import type { Theme } from "./schema";

export const government: Theme = {
  id: "government",
  order: 560,
  names: ["government", "rulers", "authorities", "taxes"],
  references: [
    "Romans 13:1-7",
    "Matthew 22:15-22",
    "1 Peter 2:13-17",
    "1 Timothy 2:1-2",
    "Acts 5:29",
    "Daniel 2:21",
  ],
};
