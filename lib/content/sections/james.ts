import type { Section } from "./schema";

export const james: readonly Section[] = [
  { passage: "James 1:2-8", words: "count it joy in trials; ask for wisdom; doubter like a wave" },
  { passage: "James 1:12-18", words: "God tempts no one; every good gift" },
  {
    passage: "James 1:19-27",
    words:
      "quick to hear, slow to speak; doers of the word; mirror; pure religion: widows and orphans",
  },
  { passage: "James 2:1-13", words: "no favouritism to the rich" },
  { passage: "James 2:14-26", words: "faith without works is dead; demons believe; Rahab" },
  {
    passage: "James 3:1-12",
    words: "the tongue is a fire, a small part of the body; bit, rudder; no one can tame it",
  },
  {
    passage: "James 4:1-12",
    words: "friendship with the world; resist the devil; do not speak against one another",
  },
  { passage: "James 4:13-17", words: "you do not know tomorrow; life a vapour" },
  { passage: "James 5:1-6", words: "woe to the rich" },
  { passage: "James 5:7-12", words: "patience of Job; do not swear" },
  {
    passage: "James 5:13-20",
    words:
      "anoint the sick with oil; confess sins; Elijah prayed for no rain three and a half years",
  },
];
