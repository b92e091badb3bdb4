import type {
  CrossReferenceResponse,
  EventAnalysisResponse,
  ValidationFindingResponse,
} from "./schema";

type ValidationType = CrossReferenceResponse["validationType"];

/**
 * How much a cross reference counts, and whether its confidence speaks for the event or against it.
 * Why: docs/evidence-method.md.
 */
const BEARING: Record<ValidationType, { weight: number; speaksAgainst: boolean }> = {
  supports: { weight: 1, speaksAgainst: false },
  correlates: { weight: 0.5, speaksAgainst: false },
  contradicts: { weight: 1, speaksAgainst: true },
};

/**
 * How confident the evidence lets one be of an event, 0 to 100 and whole: the weighted mean over
 * its cross references, in which one that contradicts counts 100 less its confidence and one that
 * only correlates counts half. Without cross references 0.
 */
export function overallConfidence(
  crossReferences: readonly Pick<CrossReferenceResponse, "validationType" | "confidence">[],
): number {
  let sum = 0;
  let total = 0;
  for (const { validationType, confidence } of crossReferences) {
    const { weight, speaksAgainst } = BEARING[validationType];
    sum += weight * (speaksAgainst ? 100 - confidence : confidence);
    total += weight;
  }
  return total === 0 ? 0 : Math.round(sum / total);
}

type Grouped = Pick<
  EventAnalysisResponse,
  "supportingEvidence" | "correlatingEvidence" | "contradictingEvidence"
>;

/** The findings by the type of the cross reference they belong to, in their order. */
export function groupFindings(
  crossReferences: readonly Pick<CrossReferenceResponse, "id" | "validationType">[],
  findings: readonly ValidationFindingResponse[],
): Grouped {
  const typeOf = new Map(crossReferences.map(({ id, validationType }) => [id, validationType]));
  const ofType = (type: ValidationType) =>
    findings.filter(({ crossReferenceId }) => typeOf.get(crossReferenceId) === type);
  return {
    supportingEvidence: ofType("supports"),
    correlatingEvidence: ofType("correlates"),
    contradictingEvidence: ofType("contradicts"),
  };
}

/** An event id as typed, in the form ids have: "Flood event" → "flood-event". */
export function toEventId(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
}

/**
 * The events that have cross references, in their order, each with the title of its first one, by
 * which a reader knows it.
 */
export function eventNames(
  crossReferences: readonly Pick<CrossReferenceResponse, "eventId" | "title">[],
): Map<string, string> {
  const names = new Map<string, string>();
  for (const { eventId, title } of crossReferences) {
    if (eventId !== "" && !names.has(eventId)) names.set(eventId, title || eventId);
  }
  return names;
}

/** What findings a reader wants; null and a blank event ask for nothing. */
export interface FindingFilter {
  stance: ValidationType | null;
  event: string;
  grade: ValidationFindingResponse["reliability"] | null;
}

/** The findings that the filter lets through, in their order. The event is taken as typed. */
export function filterFindings<
  Finding extends Pick<ValidationFindingResponse, "crossReferenceId" | "reliability">,
>(
  findings: readonly Finding[],
  crossReferences: readonly Pick<CrossReferenceResponse, "id" | "eventId" | "validationType">[],
  { stance, event, grade }: FindingFilter,
): Finding[] {
  const belongsTo = new Map(crossReferences.map((reference) => [reference.id, reference]));
  const eventId = toEventId(event);
  return findings.filter(({ crossReferenceId, reliability }) => {
    const reference = belongsTo.get(crossReferenceId);
    return (
      (stance === null || reference?.validationType === stance) &&
      (eventId === "" || reference?.eventId === eventId) &&
      (grade === null || reliability === grade)
    );
  });
}

/** How many findings belong to cross references of each type (spec §7). */
export function countFindings(
  crossReferences: readonly Pick<CrossReferenceResponse, "id" | "validationType">[],
  findings: readonly { crossReferenceId: string }[],
): Record<ValidationType, number> {
  const typeOf = new Map(crossReferences.map(({ id, validationType }) => [id, validationType]));
  const counts: Record<ValidationType, number> = { supports: 0, correlates: 0, contradicts: 0 };
  for (const { crossReferenceId } of findings) {
    const type = typeOf.get(crossReferenceId);
    if (type) counts[type] += 1;
  }
  return counts;
}
