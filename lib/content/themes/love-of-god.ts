import type { Theme } from "./schema";

export const loveOfGod: Theme = {
  id: "love-of-god",
  order: 850,
  names: ["love of God", "God loves me"],
  references: [
    "John 3:16",
    "Romans 8:38-39",
    "1 John 4:9-10",
    "Romans 5:8",
    "Zephaniah 3:17",
    "Ephesians 3:17-19",
    "Jeremiah 31:3",
  ],
};
