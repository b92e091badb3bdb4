import type { Story } from "./schema";

export const secondCorinthians: readonly Story[] = [
  ["2 Corinthians 1:3-7", "God of all comfort"],
  ["2 Corinthians 5:6-10", "Away from the body, at home with the Lord"],
  ["2 Corinthians 5:17-21", "A new creation; reconciliation"],
  ["2 Corinthians 9:6-8", "A cheerful giver: giving money"],
  [
    "2 Corinthians 12:7-10",
    "Paul’s thorn in the flesh: prayer not answered as asked; grace is sufficient",
  ],
];
