import type { Theme } from "./schema";

export const antichrist: Theme = {
  id: "antichrist",
  order: 670,
  names: ["antichrist", "mark of the beast"],
  references: [
    "2 Thessalonians 2:1-10",
    "1 John 2:18-22",
    "Revelation 13:11-18",
    "1 John 4:3",
    "Daniel 7:24-25",
    "Matthew 24:24",
  ],
};
