import type { Story } from "./schema";

export const jeremiah: readonly Story[] = [
  ["Jeremiah 1:4-10", "Jeremiah’s call: before I formed you in the womb"],
  ["Jeremiah 18:1-6", "The potter and the clay"],
  ["Jeremiah 29:10-14", "Seventy years of exile; plans for hope and a future"],
  ["Jeremiah 31:31-34", "The new covenant"],
  ["Jeremiah 38:6-13", "Jeremiah in the well, or cistern"],
];
