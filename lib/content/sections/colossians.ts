import type { Section } from "./schema";

export const colossians: readonly Section[] = [
  { passage: "Colossians 1:15-20", words: "image of the invisible God, firstborn of creation" },
  { passage: "Colossians 2:8-15", words: "philosophy; fullness of deity; nailed to the cross" },
  { passage: "Colossians 3:1-17", words: "set your mind on things above; old self and new self" },
  { passage: "Colossians 3:18-4:1", words: "wives, husbands, children, servants, masters" },
  {
    passage: "Colossians 4:7-18",
    words: "greetings from Onesimus, Mark, Epaphras, Luke the beloved physician (doctor), Demas",
  },
];
