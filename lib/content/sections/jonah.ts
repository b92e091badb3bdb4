import type { Section } from "./schema";

export const jonah: readonly Section[] = [
  [
    "Jonah 1:1-16",
    "Jonah flees from God to Tarshish by ship from Joppa; storm; thrown into the sea",
  ],
  ["Jonah 1:17-2:10", "Jonah three days in the fish; he prays and is vomited on dry land"],
  ["Jonah 3:1-10", "Nineveh repents in sackcloth; king and animals fast"],
  ["Jonah 4:1-5", "Jonah is angry that God spares Nineveh"],
  ["Jonah 4:6-11", "plant (gourd, vine) shades Jonah; a worm kills it; should I not pity Nineveh"],
];
