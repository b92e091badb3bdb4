import type { QuotedPlace } from "./schema";

// Written by `npm run quotations:build`.
export const secondTimothy: readonly QuotedPlace[] = [["2 Timothy 2:19", "Numbers 16:5", ""]];
