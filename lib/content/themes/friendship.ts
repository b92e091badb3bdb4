import type { Theme } from "./schema";

export const friendship: Theme = {
  id: "friendship",
  order: 360,
  names: ["friendship", "friends"],
  references: [
    "Proverbs 17:17",
    "Proverbs 18:24",
    "John 15:12-15",
    "Ecclesiastes 4:9-12",
    "Proverbs 27:17",
    "1 Samuel 18:1-4",
    "Proverbs 13:20",
    "1 Corinthians 15:33",
  ],
};
