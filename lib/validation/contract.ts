import * as z from "zod/mini";
import { grading } from "@/lib/evidence/contract";

const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);
const lines = z.catch(z._default(z.array(z.string()), []), []);
const percent = z.catch(z._default(z.number(), 0), 0);

/** Characters of an event's id at most. */
export const MAX_EVENT_ID = 100;

/** What a visitor enters to have an event analyzed. */
export const analysisForm = z.object({
  eventId: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_EVENT_ID)),
});

/** A cross reference as a page reads it; only id and type are demanded. */
export const crossReference = z.object({
  id,
  eventId: text,
  title: text,
  validationType: z.enum(["supports", "contradicts", "correlates"]),
  confidence: percent,
  confidenceWithoutScripture: z.nullish(z.number()),
  evidenceStrength: z.catch(z.enum(["strong", "moderate", "weak"]), "weak"),
  analysis: text,
  biblicalVerses: lines,
  scientificSources: lines,
  grading,
});
export type CrossReference = z.infer<typeof crossReference>;
export const crossReferenceList = z.array(crossReference);

/** A finding as a page reads it; only id and title are demanded. */
export const validationFinding = z.object({
  id,
  crossReferenceId: z.catch(id, ""),
  findingType: text,
  title: z.string(),
  description: text,
  evidence: text,
  reliability: z.catch(z.enum(["verified", "probable", "disputed", "debunked"]), "disputed"),
  dateDiscovered: text,
  researcher: text,
  institutions: lines,
  publications: lines,
  grading,
});
export type ValidationFinding = z.infer<typeof validationFinding>;
export const validationFindingList = z.array(validationFinding);

const findings = z._default(validationFindingList, []);

/** The evidence on one event. */
export const eventAnalysis = z.object({
  eventId: text,
  title: text,
  overallConfidence: percent,
  supportingEvidence: findings,
  correlatingEvidence: findings,
  contradictingEvidence: findings,
});
export type EventAnalysis = z.infer<typeof eventAnalysis>;
