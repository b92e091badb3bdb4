import { discoveries } from "@/lib/content/discoveries";
import { comparisons, timelineEvents } from "@/lib/content/timeline";
import { gradeEvidence } from "@/lib/evidence/rules";
import type { EvidenceInputs } from "@/lib/evidence/schema";
import { crossReferences, validationFindings } from "@/prisma/seed/editorial/validation";

// What may be counted in a grade: docs/evidence-method.md.

/** The gradings anywhere inside a value. */
function gradingsIn(value: unknown): EvidenceInputs[] {
  if (typeof value !== "object" || value === null) return [];
  if ("statement" in value && "factors" in value) return [value as EvidenceInputs];
  return Object.values(value).flatMap(gradingsIn);
}

const gradings = gradingsIn([
  discoveries,
  timelineEvents,
  comparisons,
  crossReferences,
  validationFindings,
]);

/** Things that carry words and could be counted as a text and as an object. */
const INSCRIBED =
  /\b(stele|stone|inscription|tablets?|cylinder|chronicle|receipt|prism|papyrus|strips?|amulets?|ring|ossuary|letters?)\b/gi;

const inscribedIn = (reason: string) =>
  new Set([...reason.matchAll(INSCRIBED)].map(([word]) => word.toLowerCase().replace(/s$/, "")));

/** Says of an inscription that it counts in another factor. */
const COUNTED_ELSEWHERE = /counted (?:as a text|above|here, not among the writers)/;

test("an inscription is counted once: as a text, or as an object", () => {
  expect(gradings.length).toBeGreaterThan(60);
  const twice = gradings.filter(({ factors: { writtenSources, materialEvidence } }) => {
    if (!writtenSources.level || !materialEvidence.level) return false;
    if (COUNTED_ELSEWHERE.test(materialEvidence.reason)) return false;
    const texts = inscribedIn(writtenSources.reason);
    return [...inscribedIn(materialEvidence.reason)].some((object) => texts.has(object));
  });
  expect(twice.map(({ statement }) => statement)).toEqual([]);
});

test("what objects and measured dates both exclude has been shown to be false", () => {
  const excluded = gradings.filter(
    ({ factors }) => factors.materialEvidence.level === 0 && factors.dating.level === 0,
  );
  expect(excluded.length).toBeGreaterThan(4);
  const open = excluded.filter((grading) => gradeEvidence(grading).reliability !== "debunked");
  expect(open.map(({ statement }) => statement)).toEqual([]);
});

test("evidence that speaks against a statement lends it no provenance", () => {
  const lent = gradings.filter(
    ({ factors }) => factors.materialEvidence.level === 0 && factors.provenance.level !== null,
  );
  expect(lent.map(({ statement }) => statement)).toEqual([]);
});

test("no event is open while its contradiction is verified", () => {
  const contradicted = crossReferences.filter(
    ({ validationType, grading }) =>
      validationType === "contradicts" && gradeEvidence(grading).reliability === "verified",
  );
  expect(contradicted.length).toBeGreaterThan(3);
  const open = contradicted.flatMap(({ eventId }) =>
    timelineEvents.filter(
      ({ id, grading }) => id === eventId && gradeEvidence(grading).reliability !== "debunked",
    ),
  );
  expect(open.map(({ id }) => id)).toEqual([]);
});
