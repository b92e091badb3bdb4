import type { QuotedPlace } from "./schema";

// Written by `npm run quotations:build`.
export const firstCorinthians: readonly QuotedPlace[] = [
  ["1 Corinthians 1:19", "Isaiah 29:14", "formula"],
  ["1 Corinthians 1:31", "Jeremiah 9:24", "formula"],
  ["1 Corinthians 2:9", "Isaiah 64:4", "formula wording marks"],
  ["1 Corinthians 2:16", "Isaiah 40:13", ""],
  ["1 Corinthians 3:19", "Job 5:13", "formula wording marks"],
  ["1 Corinthians 3:20", "Psalm 94:11", "formula wording"],
  ["1 Corinthians 5:13", "Deuteronomy 17:7", ""],
  ["1 Corinthians 5:13", "Deuteronomy 19:19", ""],
  ["1 Corinthians 5:13", "Deuteronomy 21:21", ""],
  ["1 Corinthians 5:13", "Deuteronomy 22:21", ""],
  ["1 Corinthians 5:13", "Deuteronomy 24:7", ""],
  ["1 Corinthians 6:16", "Genesis 2:24", "formula"],
  ["1 Corinthians 9:9", "Deuteronomy 25:4", "formula wording marks"],
  ["1 Corinthians 10:7", "Exodus 32:6", "formula wording marks"],
  ["1 Corinthians 10:26", "Psalm 24:1", "wording marks"],
  ["1 Corinthians 14:21", "Isaiah 28:11-12", "formula wording marks"],
  ["1 Corinthians 14:34", "Deuteronomy 27:9", ""],
  ["1 Corinthians 15:27", "Psalm 8:6", "formula wording marks"],
  ["1 Corinthians 15:32", "Isaiah 22:13", "wording marks"],
  ["1 Corinthians 15:45", "Genesis 2:7", "formula wording marks"],
  ["1 Corinthians 15:54", "Isaiah 25:8", "formula marks"],
  ["1 Corinthians 15:55", "Hosea 13:14", "formula"],
];
