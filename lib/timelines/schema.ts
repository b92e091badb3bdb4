import { z } from "zod";
import { timelineEventSchema } from "@/lib/content/timeline/schema";
import { evidenceInputs } from "@/lib/evidence/schema";

const reliability = z.enum(["verified", "probable", "disputed", "debunked", "other"]);

/**
 * An event as the spec names its fields; `year` is by Ussher's count, the others stand in `dates`.
 */
const timelineEventResponse = z.object({
  id: z.string(),
  year: z.number().int().describe("Negative for BC."),
  title: z.string(),
  type: z.string(),
  truthScore: z.number().int().describe("Percent, computed from `grading`."),
  truthScoreWithoutScripture: z.number().int(),
  evidence: z.array(z.string()),
  contradictions: z.array(z.string()),
  icon: z.string(),
  color: z
    .string()
    .describe("By the truth score: green from 80, yellow from 60, orange from 40, else red."),
  description: z.string(),
  sources: z
    .array(z.string())
    .describe('"Author, Title. Publication, year.", with its address behind it where it has one.'),
  reliability,
  summary: z.string(),
  biblicalReferences: z.array(z.string()),
  dates: timelineEventSchema.shape.dates,
  grading: evidenceInputs,
});
export type TimelineEventResponse = z.infer<typeof timelineEventResponse>;

/** Oldest first. */
export const timelineEventListResponse = z.array(timelineEventResponse);
