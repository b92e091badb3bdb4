import type { Section } from "./schema";

export const lamentations: readonly Section[] = [
  ["Lamentations 1:1-7", "Jerusalem sits lonely like a widow; weeping over the destroyed city"],
  ["Lamentations 3:19-33", "his mercies are new every morning; great is your faithfulness"],
  ["Lamentations 5:1-22", "prayer of the orphaned people; remember, Lord"],
];
