import type { Theme } from "./schema";

export const grief: Theme = {
  id: "grief",
  order: 60,
  names: ["grief", "mourning", "loss", "bereavement", "comfort"],
  references: [
    "Psalm 34:18",
    "Matthew 5:4",
    "John 11:32-36",
    "2 Corinthians 1:3-7",
    "Revelation 21:3-4",
    "1 Thessalonians 4:13-18",
    "Psalm 23:4",
  ],
};
