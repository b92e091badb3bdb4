import type { Section } from "./schema";

export const ezra: readonly Section[] = [
  ["Ezra 1:1-11", "Cyrus lets the exiles return; temple vessels given back; Sheshbazzar"],
  ["Ezra 2:64-70", "number of exiles who returned, 42,360"],
  ["Ezra 3:1-7", "Jeshua and Zerubbabel rebuild the altar"],
  ["Ezra 3:8-13", "foundation of the second temple; old men weep aloud, others shout for joy"],
  ["Ezra 4:1-6", "enemies hinder the building"],
  ["Ezra 6:13-22", "the second temple is finished in the reign of Darius"],
  ["Ezra 7:6-10", "Ezra the scribe sets his heart on the law"],
  ["Ezra 9:1-9", "Ezra tears his clothes over mixed marriages"],
  ["Ezra 10:1-12", "the people put away foreign wives"],
];
