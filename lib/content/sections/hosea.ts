import type { Section } from "./schema";

export const hosea: readonly Section[] = [
  {
    passage: "Hosea 1:2-11",
    words: "Hosea marries Gomer, an unfaithful wife; children Jezreel, Lo-Ruhamah, Lo-Ammi",
  },
  {
    passage: "Hosea 3:1-5",
    words: "Hosea buys back his wife for fifteen pieces of silver and barley",
  },
  { passage: "Hosea 4:6", words: "my people are destroyed for lack of knowledge" },
  {
    passage: "Hosea 6:1-6",
    words: "I desire mercy and not sacrifice; after two days he revives us",
  },
  {
    passage: "Hosea 11:1-9",
    words: "when Israel was a child I loved him; out of Egypt I called my son",
  },
];
