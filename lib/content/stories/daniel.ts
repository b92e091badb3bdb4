import type { Story } from "./schema";

export const daniel: readonly Story[] = [
  ["Daniel 1:8-16", "Daniel and his friends eat vegetables"],
  ["Daniel 2:31-45", "Nebuchadnezzar’s dream of the statue"],
  ["Daniel 3:19-27", "Shadrach, Meshach and Abednego in the fiery furnace"],
  ["Daniel 4:28-37", "Nebuchadnezzar goes mad and eats grass"],
  ["Daniel 5:5-6", "Belshazzar’s feast: a hand writes on the wall"],
  ["Daniel 5:24-28", "Mene, tekel: the writing on the wall explained"],
  ["Daniel 6:16-24", "Daniel in the lions’ den"],
  ["Daniel 7:9-14", "The four beasts and the son of man"],
  ["Daniel 9:24-27", "The seventy weeks"],
];
