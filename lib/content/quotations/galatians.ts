import type { QuotedPlace } from "./schema";

// Written by `npm run quotations:build`.
export const galatians: readonly QuotedPlace[] = [
  ["Galatians 3:6", "Genesis 15:6", "marks"],
  ["Galatians 3:8", "Genesis 12:3", "marks"],
  ["Galatians 3:8", "Genesis 18:18", "marks"],
  ["Galatians 3:8", "Genesis 22:18", "marks"],
  ["Galatians 3:10", "Deuteronomy 27:26", "formula marks"],
  ["Galatians 3:11", "Habakkuk 2:4", "formula wording marks"],
  ["Galatians 3:12", "Leviticus 18:5", "formula marks"],
  ["Galatians 3:13", "Deuteronomy 21:23", "formula marks"],
  ["Galatians 3:16", "Genesis 12:7", ""],
  ["Galatians 3:16", "Genesis 13:15", ""],
  ["Galatians 3:16", "Genesis 24:7", ""],
  ["Galatians 4:27", "Isaiah 54:1", "formula wording marks"],
  ["Galatians 4:30", "Genesis 21:10", "wording marks"],
  ["Galatians 5:14", "Leviticus 19:18", "wording marks"],
];
