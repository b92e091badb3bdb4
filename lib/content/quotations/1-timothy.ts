import type { QuotedPlace } from "./schema";

// Written by `npm run quotations:build`.
export const firstTimothy: readonly QuotedPlace[] = [
  ["1 Timothy 5:18", "Leviticus 19:13", ""],
  ["1 Timothy 5:18", "Deuteronomy 25:4", "formula wording marks"],
];
