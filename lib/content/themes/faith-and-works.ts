import type { Theme } from "./schema";

export const faithAndWorks: Theme = {
  id: "faith-and-works",
  order: 650,
  names: ["faith and works"],
  references: [
    "James 2:14-26",
    "Ephesians 2:8-10",
    "Romans 3:28",
    "Galatians 2:16",
    "Titus 3:5-8",
    "Matthew 7:21",
  ],
};
