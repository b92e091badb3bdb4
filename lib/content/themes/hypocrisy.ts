import type { Theme } from "./schema";

export const hypocrisy: Theme = {
  id: "hypocrisy",
  order: 870,
  names: ["hypocrisy", "hypocrites"],
  references: [
    "Matthew 23:13-28",
    "Matthew 6:1-6",
    "Matthew 7:3-5",
    "Luke 12:1",
    "Galatians 2:11-14",
    "1 John 4:20",
  ],
};
