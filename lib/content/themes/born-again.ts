import type { Theme } from "./schema";

export const bornAgain: Theme = {
  id: "born-again",
  order: 610,
  names: ["born again", "new birth"],
  references: [
    "John 3:1-8",
    "1 Peter 1:3",
    "1 Peter 1:23",
    "2 Corinthians 5:17",
    "Titus 3:5",
    "Ezekiel 36:26",
  ],
};
