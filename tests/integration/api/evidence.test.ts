import * as crossReferencesRoute from "@/app/api/cross-references/route";
import * as analysisRoute from "@/app/api/events/[eventId]/analysis/route";
import * as findingsRoute from "@/app/api/validation-findings/route";
import { db } from "@/lib/db/client";
import { FACTOR_NAMES, type Factor, type Level } from "@/lib/evidence/constants";
import type { EvidenceInputs } from "@/lib/evidence/schema";
import { call, disconnect, withQuery } from "./support";

const EVENT = "integration-test-event";
/** Behind every built-in row. */
const FIRST = 900_000_000;

/**
 * A grading whose factors all have this level, so that the score is 25 times it; Scripture can be
 * set apart.
 */
function graded(level: Level, changes: Partial<Record<Factor, Level | null>> = {}): EvidenceInputs {
  const factors = Object.fromEntries(
    FACTOR_NAMES.map((name) => {
      const changed = changes[name];
      return [name, { level: changed === undefined ? level : changed, reason: "For the test." }];
    }),
  ) as EvidenceInputs["factors"];
  return { statement: "The wall of the test stands.", factors };
}

const REFERENCES = [
  { type: "supports", grading: graded(4) },
  { type: "correlates", grading: graded(2) },
  { type: "contradicts", grading: graded(3, { scripture: 0 }) },
] as const;
const referenceId = (at: number) => `integration-test-reference-${at}`;

beforeAll(async () => {
  await db.crossReference.createMany({
    data: REFERENCES.map(({ type, grading }, at) => ({
      id: referenceId(at),
      position: FIRST + at,
      eventId: EVENT,
      title: `Evidence of the test ${at}`,
      validationType: type,
      analysis: "Because.",
      biblicalVerses: ["Genesis 1:1", "Exodus 20:11"],
      scientificSources: ["Somebody 2000"],
      grading,
    })),
  });
  await db.validationFinding.createMany({
    data: REFERENCES.flatMap(({ grading }, at) =>
      [0, 1].map((which) => ({
        id: `${referenceId(at)}-finding-${which}`,
        position: FIRST + 2 * at + which,
        crossReferenceId: referenceId(at),
        findingType: which === 0 ? "archaeological" : "geological",
        title: `Finding ${which}`,
        description: "What it is.",
        evidence: "What it shows.",
        dateDiscovered: "June 1968",
        researcher: "Somebody",
        institutions: ["A university"],
        publications: ["A journal 1: 1-2"],
        grading,
      })),
    ),
  });
});

afterAll(async () => {
  await db.crossReference.deleteMany({ where: { eventId: EVENT } });
  await disconnect();
});

const analyze = (eventId: string) =>
  call(analysisRoute.GET, "/api/events/x/analysis", undefined, { eventId });

test("a cross reference has the spec's fields, its figures computed from its grading", async () => {
  const { status, body } = await call(
    crossReferencesRoute.GET,
    withQuery("/api/cross-references", { eventId: EVENT }),
  );

  expect(status).toBe(200);
  expect(body.map(({ id }: { id: string }) => id)).toEqual([0, 1, 2].map(referenceId));
  expect(body[0]).toEqual({
    id: referenceId(0),
    eventId: EVENT,
    title: "Evidence of the test 0",
    validationType: "supports",
    confidence: 100,
    confidenceWithoutScripture: 100,
    evidenceStrength: "strong",
    analysis: "Because.",
    biblicalVerses: ["Genesis 1:1", "Exodus 20:11"],
    scientificSources: ["Somebody 2000"],
    grading: graded(4),
  });
  // Weights 2 (Scripture, level 0) and 16 (the rest, level 3): 16 · 75 / 18.
  expect(body[2]).toMatchObject({
    confidence: 67,
    confidenceWithoutScripture: 75,
    evidenceStrength: "moderate",
  });
});

test("a finding has the spec's fields and belongs to its cross reference", async () => {
  const { body } = await call(
    findingsRoute.GET,
    withQuery("/api/validation-findings", { crossReferenceId: referenceId(1) }),
  );

  expect(body).toHaveLength(2);
  expect(body[0]).toEqual({
    id: `${referenceId(1)}-finding-0`,
    crossReferenceId: referenceId(1),
    findingType: "archaeological",
    title: "Finding 0",
    description: "What it is.",
    evidence: "What it shows.",
    reliability: "disputed",
    dateDiscovered: "June 1968",
    researcher: "Somebody",
    institutions: ["A university"],
    publications: ["A journal 1: 1-2"],
    grading: graded(2),
  });
});

test.each([
  ["/api/cross-references", crossReferencesRoute, 3],
  ["/api/validation-findings", findingsRoute, 6],
])(
  "%s pages through an event in order, its filter kept in the links",
  async (path, route, count) => {
    const seen: string[] = [];
    let next: string | undefined = withQuery(path, { limit: 2, eventId: EVENT });
    for (let page = 0; next && page < 5; page++) {
      const answer = await call(route.GET, next);
      expect(answer.status).toBe(200);
      expect(answer.body.length).toBeLessThanOrEqual(2);
      seen.push(...answer.body.map(({ id }: { id: string }) => id));
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    expect(seen).toHaveLength(count);
    expect(seen).toEqual([...seen].sort());
    expect(seen[0]).toContain(`${referenceId(0)}`);
  },
);

test.each([
  ["/api/cross-references", crossReferencesRoute],
  ["/api/validation-findings", findingsRoute],
])(
  "%s without a filter lists everything, and nothing for an unknown event",
  async (path, route) => {
    const all = await call(route.GET, withQuery(path, { limit: 200 }));
    expect(all.body.some(({ id }: { id: string }) => id.startsWith(referenceId(0)))).toBe(true);
    expect((await call(route.GET, `${path}?eventId=none`)).body).toEqual([]);
  },
);

test.each([
  "limit=0",
  "limit=201",
  "limit=1e2",
  "cursor=x",
  "cursor=-1",
  `eventId=${"x".repeat(101)}`,
])("?%s is refused in words", async (query) => {
  const answer = await call(crossReferencesRoute.GET, `/api/cross-references?${query}`);
  expect([answer.status, answer.type]).toEqual([400, "application/problem+json"]);
  expect(answer.body.errors).toHaveLength(1);
});

test("the analysis weighs what supports, correlates and contradicts, and groups the findings", async () => {
  const { status, body } = await analyze(EVENT);

  expect(status).toBe(200);
  // (100 + ½ · 50 + (100 − 67)) / 2½.
  expect(body).toMatchObject({
    eventId: EVENT,
    title: "Evidence of the test 0",
    overallConfidence: 63,
  });
  const ids = (findings: { id: string }[]) => findings.map(({ id }) => id);
  expect(ids(body.supportingEvidence)).toEqual(
    [0, 1].map((at) => `${referenceId(0)}-finding-${at}`),
  );
  expect(ids(body.correlatingEvidence)).toEqual(
    [0, 1].map((at) => `${referenceId(1)}-finding-${at}`),
  );
  expect(ids(body.contradictingEvidence)).toEqual(
    [0, 1].map((at) => `${referenceId(2)}-finding-${at}`),
  );
  expect(body.supportingEvidence[0]).toMatchObject({
    title: "Finding 0",
    findingType: "archaeological",
  });
});

test("an event id is found however it is typed", async () => {
  expect((await analyze("  Integration test EVENT ")).body.eventId).toBe(EVENT);
});

test("an unknown event is not found, and the answer names those there are", async () => {
  const { status, type, body } = await analyze("atlantis");

  expect([status, type]).toEqual([404, "application/problem+json"]);
  expect(body.detail).toMatch(
    /^There is no event “atlantis”\. Known events: .*integration-test-event/,
  );
});

test.each(["", "   ", "x".repeat(101)])("an event id cannot be %j", async (eventId) => {
  expect((await analyze(eventId)).status).toBe(400);
});

test.each([
  ["/api/cross-references", crossReferencesRoute],
  ["/api/validation-findings", findingsRoute],
  ["/api/events/x/analysis", analysisRoute],
])("%s answers GET only", async (path, route) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
    const answer = await call(route[method], path, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
});
