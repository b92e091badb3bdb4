import type { OriginalWord } from "./schema";

export const hesed: OriginalWord = {
  id: "hesed",
  word: "Hesed",
  askedAs: ["chesed", "checed", "khesed", "hessed", "loving kindness", "steadfast love"],
  language: "Hebrew",
  script: "חֶסֶד",
  lexemes: ["H2617"],
  meaning:
    "Loyal love: kindness that keeps faith with somebody, above all God’s with his people. English Bibles render it as loving kindness, mercy, steadfast love or faithfulness, because no single English word holds all of it.",
  verses: [
    { reference: "Psalm 136:1", why: "It endures forever, says the refrain of the whole psalm." },
    { reference: "Exodus 34:6", why: "God names himself as abounding in it." },
    { reference: "Micah 6:8", why: "What God asks for: to act justly and to love this." },
    { reference: "Lamentations 3:22", why: "Hope in it amid the ruins of Jerusalem." },
  ],
};
