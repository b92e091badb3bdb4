import type { Theme } from "./schema";

export const hell: Theme = {
  id: "hell",
  order: 590,
  names: ["hell", "eternal punishment", "lake of fire"],
  references: [
    "Matthew 25:41-46",
    "Mark 9:43-48",
    "Revelation 20:11-15",
    "Luke 16:19-31",
    "2 Thessalonians 1:6-9",
    "Matthew 10:28",
  ],
};
