import type { QuotedPlace } from "./schema";

// Written by `npm run quotations:build`.
export const secondCorinthians: readonly QuotedPlace[] = [
  ["2 Corinthians 4:6", "Genesis 1:3", "wording marks"],
  ["2 Corinthians 4:13", "Psalm 116:10", "formula marks"],
  ["2 Corinthians 6:2", "Isaiah 49:8", "formula wording marks"],
  ["2 Corinthians 6:16", "Leviticus 26:12", "formula wording marks"],
  ["2 Corinthians 6:16", "Jeremiah 32:38", "formula marks"],
  ["2 Corinthians 6:16", "Ezekiel 37:27", "formula wording marks"],
  ["2 Corinthians 6:17", "Isaiah 52:11", "formula wording marks"],
  ["2 Corinthians 6:17", "Ezekiel 20:34", ""],
  ["2 Corinthians 6:17", "Ezekiel 20:41", ""],
  ["2 Corinthians 6:18", "2 Samuel 7:8", "formula"],
  ["2 Corinthians 6:18", "2 Samuel 7:14", "formula marks"],
  ["2 Corinthians 8:15", "Exodus 16:18", "formula wording marks"],
  ["2 Corinthians 9:9", "Psalm 112:9", "formula wording marks"],
  ["2 Corinthians 10:17", "Jeremiah 9:24", ""],
  ["2 Corinthians 13:1", "Deuteronomy 19:15", "wording marks"],
];
