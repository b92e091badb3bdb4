import type { Section } from "./schema";

export const colossians: readonly Section[] = [
  ["Colossians 1:15-20", "image of the invisible God, firstborn of creation"],
  ["Colossians 2:8-15", "philosophy; fullness of deity; nailed to the cross"],
  ["Colossians 3:1-17", "set your mind on things above; old self and new self"],
  ["Colossians 3:18-4:1", "wives, husbands, children, servants, masters"],
  [
    "Colossians 4:7-18",
    "greetings from Onesimus, Mark, Epaphras, Luke the beloved physician (doctor), Demas",
  ],
];
