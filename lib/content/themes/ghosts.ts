import type { Theme } from "./schema";

export const ghosts: Theme = {
  id: "ghosts",
  order: 510,
  names: ["ghosts", "talking to the dead"],
  references: [
    "Deuteronomy 18:10-12",
    "1 Samuel 28:7-19",
    "Isaiah 8:19",
    "Luke 24:37-39",
    "Hebrews 9:27",
    "Luke 16:26",
  ],
};
