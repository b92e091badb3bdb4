import type { CrossReference } from "@/lib/validation/client";

/** How a cross reference bears on its event, as headings say it. */
export const TYPE_WORDS: Record<CrossReference["validationType"], string> = {
  supports: "Supports",
  correlates: "Correlates",
  contradicts: "Contradicts",
};
