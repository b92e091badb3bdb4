import type { Theme } from "./schema";

export const heaven: Theme = {
  id: "heaven",
  order: 580,
  names: ["heaven", "paradise"],
  references: [
    "Revelation 21:1-4",
    "John 14:1-3",
    "Luke 23:43",
    "Philippians 3:20-21",
    "Revelation 22:1-5",
    "1 Corinthians 2:9",
    "Matthew 6:19-21",
  ],
};
