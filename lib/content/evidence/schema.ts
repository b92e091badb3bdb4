import { z } from "zod";
import { FINDING_TYPES, VALIDATION_TYPES } from "@/lib/evidence/constants";
import { evidenceInputs } from "@/lib/evidence/schema";
import { itemId, list, order, references, words } from "../schema";

/**
 * One result. The graded statement is what was found, or for a refuted find the claim made of it.
 */
const findingSchema = z.strictObject({
  id: itemId,
  findingType: z.enum(FINDING_TYPES),
  title: words,
  description: words,
  evidence: words,
  /** As published: "September 11, 2003". */
  dateDiscovered: words,
  researcher: words,
  institutions: list.min(1),
  publications: list.min(1),
  /** Its reliability follows from these. */
  grading: evidenceInputs,
});

/**
 * A body of evidence about an event of the timeline, a cross reference of the API, with its
 * findings in the order shown. The graded statement is its own conclusion.
 */
export const evidenceRecordSchema = z.strictObject({
  id: itemId,
  order,
  eventId: itemId,
  title: words,
  validationType: z.enum(VALIDATION_TYPES),
  analysis: words,
  biblicalVerses: references.min(1),
  scientificSources: list.min(1),
  /** Its confidence and strength follow from these. */
  grading: evidenceInputs,
  findings: z.array(findingSchema),
});
export type EvidenceRecord = z.infer<typeof evidenceRecordSchema>;
