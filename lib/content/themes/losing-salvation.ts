import type { Theme } from "./schema";

export const losingSalvation: Theme = {
  id: "losing-salvation",
  order: 620,
  names: ["losing salvation", "assurance", "eternal security"],
  references: [
    "John 10:27-29",
    "Romans 8:38-39",
    "1 John 5:11-13",
    "Hebrews 6:4-6",
    "Philippians 1:6",
    "Hebrews 10:26-27",
    "Jude 1:24",
  ],
};
