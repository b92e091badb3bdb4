import type { Theme } from "./schema";

export const abortion: Theme = {
  id: "abortion",
  order: 450,
  names: ["abortion", "the unborn"],
  references: [
    "Psalm 139:13-16",
    "Jeremiah 1:5",
    "Exodus 21:22-25",
    "Luke 1:41-44",
    "Job 31:15",
    "Genesis 1:27",
  ],
};
