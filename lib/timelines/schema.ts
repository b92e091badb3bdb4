import { z } from "zod";
import { timelineEventSchema } from "@/lib/content/timeline/schema";
import { evidenceInputs } from "@/lib/evidence/schema";

const reliability = z.enum(["verified", "probable", "disputed", "debunked", "other"]);

/**
 * An event as the spec names its fields; `year` is by Ussher's count, the others stand in `dates`.
 */
const timelineEventResponse = z.object({
  id: z.string(),
  /** Negative for BC. */
  year: z.number().int(),
  title: z.string(),
  type: z.string(),
  /** Percent, computed (lib/evidence/rules.ts). */
  truthScore: z.number().int(),
  truthScoreWithoutScripture: z.number().int(),
  evidence: z.array(z.string()),
  contradictions: z.array(z.string()),
  icon: z.string(),
  /** By the truth score: green, yellow, orange, red (spec §5). */
  color: z.string(),
  description: z.string(),
  /** "Author, Title. Publication, year.", with its address behind it where it has one. */
  sources: z.array(z.string()),
  reliability,
  summary: z.string(),
  biblicalReferences: z.array(z.string()),
  dates: timelineEventSchema.shape.dates,
  grading: evidenceInputs,
});
export type TimelineEventResponse = z.infer<typeof timelineEventResponse>;

/** Oldest first. */
export const timelineEventListResponse = z.array(timelineEventResponse);
