import type { QuotedPlace } from "./schema";

// Written by `npm run quotations:build`.
export const secondPeter: readonly QuotedPlace[] = [["2 Peter 2:22", "Proverbs 26:11", "marks"]];
