import type { QuotedPlace } from "./schema";

// Written by `npm run quotations:build`.
export const firstPeter: readonly QuotedPlace[] = [
  ["1 Peter 1:16", "Leviticus 11:44-45", "formula marks"],
  ["1 Peter 1:24-25", "Isaiah 40:6-8", "wording marks"],
  ["1 Peter 2:6", "Isaiah 28:16", "wording marks"],
  ["1 Peter 2:7", "Psalm 118:22", "wording marks"],
  ["1 Peter 2:8", "Isaiah 8:14", "wording marks"],
  ["1 Peter 2:22", "Isaiah 53:9", "marks"],
  ["1 Peter 3:10-12", "Psalm 34:12-16", "wording marks"],
  ["1 Peter 3:14", "Isaiah 8:12", ""],
  ["1 Peter 4:18", "Proverbs 11:31", "marks"],
  ["1 Peter 5:5", "Proverbs 3:34", "wording marks"],
];
