import type { QuotedPlace } from "./schema";

// Written by `npm run quotations:build`.
export const ephesians: readonly QuotedPlace[] = [
  ["Ephesians 4:8", "Psalm 68:18", "formula wording marks"],
  ["Ephesians 4:26", "Psalm 4:4", ""],
  ["Ephesians 5:31", "Genesis 2:24", "wording marks"],
  ["Ephesians 6:2-3", "Deuteronomy 5:16", "wording marks"],
];
