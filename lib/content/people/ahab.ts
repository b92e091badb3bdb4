import type { Person } from "./schema";

export const ahab: Person = {
  id: "ahab",
  order: 240,
  name: "Ahab",
  role: "king of Israel",
  era: "about 874-853 BC",
  relations: ["son of Omri", "husband of Jezebel"],
  keyVerses: ["1 Kings 16:30-31", "1 Kings 18:17", "1 Kings 21:20", "1 Kings 22:34-37"],
  facts: [
    {
      text: "He married Jezebel of Sidon (1 Kings 16:31)",
      mark: "certain",
    },
    {
      text: "He took Naboth’s vineyard (1 Kings 21:1-16)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Kurkh Monolith of Shalmaneser III, 853 BC",
  finds: ["kurkh", "samariaivory"],
};
