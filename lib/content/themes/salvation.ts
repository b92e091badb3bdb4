import type { Theme } from "./schema";

export const salvation: Theme = {
  id: "salvation",
  order: 600,
  names: ["salvation", "how to be saved", "eternal life", "becoming a Christian"],
  references: [
    "Romans 10:9-13",
    "John 3:16-18",
    "Ephesians 2:8-10",
    "Acts 16:30-31",
    "Acts 2:37-38",
    "Romans 6:23",
    "John 1:12",
    "Titus 3:4-7",
  ],
};
