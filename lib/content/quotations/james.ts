import type { QuotedPlace } from "./schema";

// Written by `npm run quotations:build`.
export const james: readonly QuotedPlace[] = [
  ["James 2:8", "Leviticus 19:18", "wording marks"],
  ["James 2:11", "Exodus 20:13", "marks"],
  ["James 2:11", "Exodus 20:14", "marks"],
  ["James 2:11", "Deuteronomy 5:17", "marks"],
  ["James 2:11", "Deuteronomy 5:18", "marks"],
  ["James 2:23", "Genesis 15:6", "formula marks"],
  ["James 4:6", "Proverbs 3:34", "formula wording marks"],
];
