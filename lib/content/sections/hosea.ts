import type { Section } from "./schema";

export const hosea: readonly Section[] = [
  [
    "Hosea 1:2-11",
    "Hosea marries Gomer, an unfaithful wife; children Jezreel, Lo-Ruhamah, Lo-Ammi",
  ],
  ["Hosea 3:1-5", "Hosea buys back his wife for fifteen pieces of silver and barley"],
  ["Hosea 4:6", "my people are destroyed for lack of knowledge"],
  ["Hosea 6:1-6", "I desire mercy and not sacrifice; after two days he revives us"],
  ["Hosea 11:1-9", "when Israel was a child I loved him; out of Egypt I called my son"],
];
