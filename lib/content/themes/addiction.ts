import type { Theme } from "./schema";

export const addiction: Theme = {
  id: "addiction",
  order: 470,
  names: ["addiction", "slavery to habits"],
  references: [
    "1 Corinthians 6:12",
    "John 8:34-36",
    "Romans 6:12-14",
    "1 Corinthians 10:13",
    "Galatians 5:1",
    "Titus 2:11-12",
  ],
};
