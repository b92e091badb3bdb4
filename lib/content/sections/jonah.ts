import type { Section } from "./schema";

export const jonah: readonly Section[] = [
  {
    passage: "Jonah 1:1-16",
    words: "Jonah flees from God to Tarshish by ship from Joppa; storm; thrown into the sea",
  },
  {
    passage: "Jonah 1:17-2:10",
    words: "Jonah three days in the fish; he prays and is vomited on dry land",
  },
  { passage: "Jonah 3:1-10", words: "Nineveh repents in sackcloth; king and animals fast" },
  { passage: "Jonah 4:1-5", words: "Jonah is angry that God spares Nineveh" },
  {
    passage: "Jonah 4:6-11",
    words: "plant (gourd, vine) shades Jonah; a worm kills it; should I not pity Nineveh",
  },
];
