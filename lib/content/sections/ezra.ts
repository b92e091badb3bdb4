import type { Section } from "./schema";

export const ezra: readonly Section[] = [
  {
    passage: "Ezra 1:1-11",
    words: "Cyrus lets the exiles return; temple vessels given back; Sheshbazzar",
  },
  { passage: "Ezra 2:64-70", words: "number of exiles who returned, 42,360" },
  { passage: "Ezra 3:1-7", words: "Jeshua and Zerubbabel rebuild the altar" },
  {
    passage: "Ezra 3:8-13",
    words: "foundation of the second temple; old men weep aloud, others shout for joy",
  },
  { passage: "Ezra 4:1-6", words: "enemies hinder the building" },
  { passage: "Ezra 6:13-22", words: "the second temple is finished in the reign of Darius" },
  { passage: "Ezra 7:6-10", words: "Ezra the scribe sets his heart on the law" },
  { passage: "Ezra 9:1-9", words: "Ezra tears his clothes over mixed marriages" },
  { passage: "Ezra 10:1-12", words: "the people put away foreign wives" },
];
