import { z } from "zod";
import { FINDING_TYPES, VALIDATION_TYPES } from "@/lib/evidence/constants";
import { evidenceInputs } from "@/lib/evidence/schema";
import { positionQuery } from "@/lib/http/position-query";

const crossReferenceSchema = z.object({
  id: z.string(),
  eventId: z.string(),
  title: z.string(),
  validationType: z.enum(VALIDATION_TYPES),
  confidence: z.number().int().describe("0 to 100, computed from `grading`."),
  confidenceWithoutScripture: z.number().int(),
  evidenceStrength: z.enum(["strong", "moderate", "weak"]),
  analysis: z.string(),
  biblicalVerses: z.array(z.string()),
  scientificSources: z.array(z.string()),
  grading: evidenceInputs,
});
export type CrossReferenceResponse = z.infer<typeof crossReferenceSchema>;
export const crossReferenceListResponse = z.array(crossReferenceSchema);

export const validationFindingSchema = z.object({
  id: z.string(),
  crossReferenceId: z.string(),
  findingType: z.enum(FINDING_TYPES),
  title: z.string(),
  description: z.string(),
  evidence: z.string(),
  reliability: z.enum(["verified", "probable", "disputed", "debunked"]),
  dateDiscovered: z.string(),
  researcher: z.string(),
  institutions: z.array(z.string()),
  publications: z.array(z.string()),
  grading: evidenceInputs,
});
export type ValidationFindingResponse = z.infer<typeof validationFindingSchema>;
export const validationFindingListResponse = z.array(validationFindingSchema);

const filter = z.string().trim().max(100, "An id has at most 100 characters").optional();

/** Without `eventId` the cross references of every event. */
export const crossReferencesQuery = positionQuery.extend({
  eventId: filter.describe("About this event alone."),
});
export type CrossReferencesQuery = z.output<typeof crossReferencesQuery>;

/** The findings of one cross reference, of one event, or all. */
export const validationFindingsQuery = positionQuery.extend({
  crossReferenceId: filter.describe("Of this body of evidence alone."),
  eventId: filter.describe("About this event alone."),
});
export type ValidationFindingsQuery = z.output<typeof validationFindingsQuery>;

/**
 * Event ids are free text in the path; an id that is none of ours answers 404 and names those that
 * exist.
 */
export const eventParams = z.object({
  eventId: z
    .string()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they count as blanks, as in queries; PostgreSQL cannot even compare a NUL
    .transform((text) => text.replace(/[\u0000-\u001f\u007f-\u009f]/g, " "))
    .pipe(
      z
        .string()
        .trim()
        .min(1, "Enter an event id")
        .max(100, "An event id has at most 100 characters"),
    )
    .describe("Id of an event, or its name in words."),
});

export const eventAnalysisResponse = z.object({
  eventId: z.string(),
  title: z.string(),
  overallConfidence: z.number().int().describe("Percent, over the cross references of the event."),
  supportingEvidence: z.array(validationFindingSchema),
  correlatingEvidence: z.array(validationFindingSchema),
  contradictingEvidence: z.array(validationFindingSchema),
});
export type EventAnalysisResponse = z.infer<typeof eventAnalysisResponse>;
