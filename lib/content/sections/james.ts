import type { Section } from "./schema";

export const james: readonly Section[] = [
  ["James 1:2-8", "count it joy in trials; ask for wisdom; doubter like a wave"],
  ["James 1:12-18", "God tempts no one; every good gift"],
  [
    "James 1:19-27",
    "quick to hear, slow to speak; doers of the word; mirror; pure religion: widows and orphans",
  ],
  ["James 2:1-13", "no favouritism to the rich"],
  ["James 2:14-26", "faith without works is dead; demons believe; Rahab"],
  [
    "James 3:1-12",
    "the tongue is a fire, a small part of the body; bit, rudder; no one can tame it",
  ],
  ["James 4:1-12", "friendship with the world; resist the devil; do not speak against one another"],
  ["James 4:13-17", "you do not know tomorrow; life a vapour"],
  ["James 5:1-6", "woe to the rich"],
  ["James 5:7-12", "patience of Job; do not swear"],
  [
    "James 5:13-20",
    "anoint the sick with oil; confess sins; Elijah prayed for no rain three and a half years",
  ],
];
