import type { Story } from "./schema";

export const mark: readonly Story[] = [
  ["Mark 2:1-12", "Jesus heals and forgives the paralyzed man let down through the roof"],
  ["Mark 5:1-13", "Jesus sends demons, Legion, into pigs"],
  ["Mark 5:25-34", "The woman with bleeding touches Jesus’ clothes"],
  ["Mark 9:17-27", "I believe, help my unbelief: a father in doubt"],
  ["Mark 12:41-44", "The widow’s offering, two small coins"],
];
