import * as z from "zod/mini";
import { grading } from "@/lib/evidence/contract";

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);
const lines = z.catch(z._default(z.array(z.string()), []), []);
const chronologyDate = z.object({
  year: z.nullable(z.number()),
  earliest: z.optional(z.number()),
  latest: z.optional(z.number()),
  label: z.string(),
  note: z.optional(z.string()),
});

/** An event as a page reads it; only id, year and title are demanded. */
export const timelineEvent = z.object({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  year: z.number(),
  title: z.string(),
  type: text,
  truthScore: z.catch(z._default(z.number(), 0), 0),
  truthScoreWithoutScripture: z.nullish(z.number()),
  evidence: lines,
  contradictions: lines,
  icon: text,
  color: text,
  description: text,
  sources: lines,
  reliability: z.catch(z.enum(["verified", "probable", "disputed", "debunked", "other"]), "other"),
  summary: text,
  biblicalReferences: lines,
  dates: z.catch(z.nullish(z.record(z.string(), chronologyDate)), null),
  grading,
});
export type TimelineEvent = z.infer<typeof timelineEvent>;
export const timelineEventList = z.array(timelineEvent);
