import type { Story } from "./schema";

export const firstTimothy: readonly Story[] = [
  ["1 Timothy 2:3-6", "One God and one mediator, Christ"],
  ["1 Timothy 6:6-10", "Contentment; the love of money"],
];
