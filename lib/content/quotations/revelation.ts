import type { QuotedPlace } from "./schema";

// Written by `npm run quotations:build`.
export const revelation: readonly QuotedPlace[] = [
  ["Revelation 1:6", "Exodus 19:6", ""],
  ["Revelation 1:6", "Isaiah 61:6", ""],
  ["Revelation 1:13", "Daniel 7:13", "wording"],
  ["Revelation 2:27", "Psalm 2:9", "wording"],
  ["Revelation 14:14", "Daniel 7:13", "formula wording"],
  ["Revelation 19:15", "Psalm 2:9", "wording"],
];
