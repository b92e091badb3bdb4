import type { Section } from "./schema";

export const lamentations: readonly Section[] = [
  {
    passage: "Lamentations 1:1-7",
    words: "Jerusalem sits lonely like a widow; weeping over the destroyed city",
  },
  {
    passage: "Lamentations 3:19-33",
    words: "his mercies are new every morning; great is your faithfulness",
  },
  { passage: "Lamentations 5:1-22", words: "prayer of the orphaned people; remember, Lord" },
];
