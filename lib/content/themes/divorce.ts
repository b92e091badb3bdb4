import type { Theme } from "./schema";

export const divorce: Theme = {
  id: "divorce",
  order: 390,
  names: ["divorce", "remarriage"],
  references: [
    "Matthew 19:3-9",
    "Malachi 2:14-16",
    "1 Corinthians 7:10-16",
    "Mark 10:2-12",
    "Deuteronomy 24:1-4",
    "Matthew 5:31-32",
  ],
};
