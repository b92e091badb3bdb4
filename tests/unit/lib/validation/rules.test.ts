import fc from "fast-check";
import { groupFindings, overallConfidence, toEventId } from "@/lib/validation/rules";
import type { ValidationFindingResponse } from "@/lib/validation/schema";

const of = (validationType: "supports" | "correlates" | "contradicts", confidence: number) => ({
  validationType,
  confidence,
});

describe("the confidence of an event", () => {
  test("is that of its one cross reference when that supports or correlates", () => {
    expect(overallConfidence([of("supports", 86)])).toBe(86);
    expect(overallConfidence([of("correlates", 67)])).toBe(67);
  });

  test("is what a contradiction leaves of a hundred", () => {
    expect(overallConfidence([of("contradicts", 92)])).toBe(8);
  });

  test("counts a mere correlation half", () => {
    // (93 + ½ · 54) / 1½.
    expect(overallConfidence([of("supports", 93), of("correlates", 54)])).toBe(80);
  });

  test("weighs what supports against what contradicts alike", () => {
    expect(overallConfidence([of("supports", 80), of("contradicts", 80)])).toBe(50);
  });

  test("is 0 without cross references", () => {
    expect(overallConfidence([])).toBe(0);
  });

  test("lies between 0 and 100 and does not depend on the order", () => {
    const any = fc.record({
      validationType: fc.constantFrom("supports", "correlates", "contradicts" as const),
      confidence: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (references) => {
        const confidence = overallConfidence(references);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(100);
        expect(overallConfidence([...references].reverse())).toBe(confidence);
      }),
    );
  });
});

test("findings are grouped by the type of the cross reference they belong to", () => {
  const references = [
    { id: "a", validationType: "supports" },
    { id: "b", validationType: "contradicts" },
    { id: "c", validationType: "supports" },
  ] as const;
  const finding = (id: string, crossReferenceId: string) =>
    ({ id, crossReferenceId }) as ValidationFindingResponse;
  const findings = [finding("1", "a"), finding("2", "b"), finding("3", "c"), finding("4", "gone")];

  const grouped = groupFindings(references, findings);

  expect(grouped.supportingEvidence.map(({ id }) => id)).toEqual(["1", "3"]);
  expect(grouped.contradictingEvidence.map(({ id }) => id)).toEqual(["2"]);
  expect(grouped.correlatingEvidence).toEqual([]);
});

test.each([
  ["flood-event", "flood-event"],
  ["  Flood Event ", "flood-event"],
  ["CREATION_DAY 1", "creation-day-1"],
])("%j is the event %s", (text, id) => {
  expect(toEventId(text)).toBe(id);
});
