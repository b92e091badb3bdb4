import "server-only";
import { db } from "@/lib/db/client";
import { gradeEvidence } from "@/lib/evidence/rules";
import type { EvidenceInputs } from "@/lib/evidence/schema";
import type { Page } from "@/lib/http/paging";
import { inOrder, toPositionPage } from "@/lib/http/position-query";
import type {
  CrossReference as CrossReferenceRow,
  ValidationFinding as FindingRow,
} from "@/prisma/generated/client";
import type {
  CrossReferenceResponse,
  CrossReferencesQuery,
  ValidationFindingResponse,
  ValidationFindingsQuery,
} from "./schema";

// Types and gradings are checked when they are written (lib/content/evidence/schema.ts).
function toCrossReference({
  position: _position,
  ...row
}: CrossReferenceRow): CrossReferenceResponse {
  const grading = row.grading as EvidenceInputs;
  const { score, scoreWithoutScripture, strength } = gradeEvidence(grading);
  return {
    ...row,
    validationType: row.validationType as CrossReferenceResponse["validationType"],
    confidence: score,
    confidenceWithoutScripture: scoreWithoutScripture,
    evidenceStrength: strength,
    grading,
  };
}

function toFinding({ position: _position, ...row }: FindingRow): ValidationFindingResponse {
  const grading = row.grading as EvidenceInputs;
  return {
    ...row,
    findingType: row.findingType as ValidationFindingResponse["findingType"],
    reliability: gradeEvidence(grading).reliability,
    grading,
  };
}

/** A page of cross references in their order. */
export async function findCrossReferences(
  query: CrossReferencesQuery,
): Promise<Page<CrossReferenceResponse>> {
  const { where, ...order } = inOrder(query);
  const rows = await db.crossReference.findMany({
    where: { ...where, eventId: query.eventId },
    ...order,
  });
  return toPositionPage(rows, query.limit, toCrossReference);
}

/** A page of findings in their order. */
export async function findValidationFindings(
  query: ValidationFindingsQuery,
): Promise<Page<ValidationFindingResponse>> {
  const { where, ...order } = inOrder(query);
  const rows = await db.validationFinding.findMany({
    where: {
      ...where,
      crossReferenceId: query.crossReferenceId,
      crossReference: query.eventId === undefined ? undefined : { eventId: query.eventId },
    },
    ...order,
  });
  return toPositionPage(rows, query.limit, toFinding);
}

/**
 * The cross references of one event with all their findings, each in their order; both empty for an
 * unknown event.
 */
export async function findEvidenceOfEvent(
  eventId: string,
): Promise<{ crossReferences: CrossReferenceResponse[]; findings: ValidationFindingResponse[] }> {
  const rows = await db.crossReference.findMany({
    where: { eventId },
    orderBy: { position: "asc" },
    include: { findings: { orderBy: { position: "asc" } } },
  });
  return {
    crossReferences: rows.map(({ findings: _findings, ...row }) => toCrossReference(row)),
    findings: rows.flatMap(({ findings }) => findings.map(toFinding)),
  };
}

/** The ids of every event that has a cross reference, in the order of the list. */
export async function findEventIds(): Promise<string[]> {
  const rows = await db.crossReference.findMany({
    select: { eventId: true },
    orderBy: { position: "asc" },
  });
  return [...new Set(rows.map(({ eventId }) => eventId))];
}
