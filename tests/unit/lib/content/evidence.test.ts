import { findReferences, parseReference } from "@/lib/bible/references/parser";
import { EVIDENCE_RECORDS } from "@/lib/content/evidence";
import { FINDING_TYPES, VALIDATION_TYPES } from "@/lib/evidence/constants";
import { gradeEvidence } from "@/lib/evidence/rules";
import { checkEvidence } from "@/prisma/seed/editorial/load";
import { readEditorialFiles } from "@/prisma/seed/editorial/read-files";
import { crossReferences, validationFindings } from "@/prisma/seed/editorial/validation";

/** "Author, Title. Journal volume (year): pages https://…"; pages and address may be missing. */
const CITATION_LINE = /^.+?, .+[.?] .+ \([^()]*\d{4}[^()]*\)(: \S[^:]*)?( https:\/\/\S+)?$/;

/** What an editor expects of each cross reference, in percent. */
const EXPECTED_CONFIDENCE: Record<string, number> = {
  "cr-1": 88,
  "cr-2": 95,
  "cr-3": 85,
  "cr-4": 90,
  "cr-5": 50,
  "cr-6": 75,
  "cr-7": 75,
  "cr-8": 70,
  "cr-9": 55,
  "cr-10": 90,
  "cr-11": 90,
  "cr-12": 97,
  "cr-13": 92,
  "cr-14": 97,
  "cr-15": 80,
  "cr-16": 90,
  "cr-17": 75,
  "cr-18": 90,
  "cr-19": 80,
};

/** Findings that are not simply verified; any other is. */
const EXPECTED_RELIABILITY: Record<string, string> = {
  "eclipse-ad-33": "disputed",
  "amos-quake-sites": "probable",
  "durupinar-formation": "debunked",
};

const { news, videos } = readEditorialFiles();

function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(collectTexts) : [];
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

test("the records are ones the seed takes, in full number", () => {
  expect(() => checkEvidence(EVIDENCE_RECORDS)).not.toThrow();
  expect(crossReferences).toHaveLength(19);
  expect(validationFindings).toHaveLength(29);
  expect(new Set(crossReferences.map(({ id }) => id)).size).toBe(crossReferences.length);
});

test("every kind of bearing and of finding but the last is in use", () => {
  expect(new Set(crossReferences.map(({ validationType }) => validationType))).toEqual(
    new Set(VALIDATION_TYPES),
  );
  expect(new Set([...validationFindings.map(({ findingType }) => findingType), "other"])).toEqual(
    new Set(FINDING_TYPES),
  );
});

test("every cross reference has a finding under it", () => {
  const used = new Set(validationFindings.map(({ crossReferenceId }) => crossReferenceId));
  expect(crossReferences.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
});

test.each(crossReferences)("$id is graded near what an editor expects", ({ id, grading }) => {
  const { score } = gradeEvidence(grading);
  expect(Math.abs(score - (EXPECTED_CONFIDENCE[id] ?? Number.NaN))).toBeLessThanOrEqual(12);
});

test("what contradicts is graded without Scripture's testimony", () => {
  for (const { validationType, grading } of crossReferences) {
    if (validationType === "contradicts") expect(grading.factors.scripture.level).toBeNull();
  }
});

test("strengths follow the confidence", () => {
  const byStrength = (strength: string) =>
    crossReferences
      .filter(({ grading }) => gradeEvidence(grading).strength === strength)
      .map(({ id }) => id);
  expect(byStrength("weak")).toEqual(["cr-5"]);
  expect(byStrength("moderate")).toEqual(["cr-6", "cr-7", "cr-8", "cr-9", "cr-17"]);
});

test.each(validationFindings)("the reliability of $id is the one its sources carry", (finding) => {
  expect(gradeEvidence(finding.grading).reliability).toBe(
    EXPECTED_RELIABILITY[finding.id] ?? "verified",
  );
});

test.each(crossReferences)("$id is analysed in 60 to 110 words", ({ analysis }) => {
  expect(countWords(analysis)).toBeGreaterThanOrEqual(60);
  expect(countWords(analysis)).toBeLessThanOrEqual(110);
});

test.each(validationFindings)("$id says what was found and what follows", (finding) => {
  for (const text of [finding.description, finding.evidence]) {
    expect(countWords(text)).toBeGreaterThanOrEqual(40);
    expect(countWords(text)).toBeLessThanOrEqual(70);
  }
});

test("verses are single passages of the Bible, and every reference in the words resolves", () => {
  for (const reference of crossReferences.flatMap(({ biblicalVerses }) => biblicalVerses)) {
    expect(parseReference(reference)).toMatchObject({ kind: "found", reference });
  }
  const found = collectTexts([crossReferences, validationFindings, news, videos]).flatMap(
    findReferences,
  );
  expect(found.length).toBeGreaterThan(80);
  expect(found.filter(({ reference }) => reference === null)).toEqual([]);
});

test("every source line names author, title, publication and year", () => {
  const lines = [
    ...crossReferences.flatMap(({ scientificSources }) => scientificSources),
    ...validationFindings.flatMap(({ publications }) => publications),
  ];
  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines) expect(line).toMatch(CITATION_LINE);
});

test("there are enough news items, oldest by their own date, each with its source and length", () => {
  expect(news.length).toBeGreaterThanOrEqual(8);
  for (const { id, publishedAt, body, summary } of news) {
    expect(id.startsWith(publishedAt.slice(0, 10))).toBe(true);
    expect(countWords(body)).toBeGreaterThanOrEqual(120);
    expect(countWords(body)).toBeLessThanOrEqual(220);
    expect(summary.split(/(?<=[.?]) /).length).toBeLessThanOrEqual(2);
  }
});

test("there is a subject for a video in every category, and none is told as a film that exists", () => {
  expect(videos.length).toBeGreaterThanOrEqual(6);
  expect(new Set(videos.map(({ category }) => category))).toEqual(
    new Set(["archaeological", "prophecy", "discovery", "biblical"]),
  );
  for (const { videoUrl, thumbnailUrl, duration, featured, body } of videos) {
    expect([videoUrl, thumbnailUrl, duration, featured]).toEqual([
      ...[undefined, undefined, undefined],
      false,
    ]);
    expect(body).toMatch(/^A subject for a film; this site does not have one yet\./);
    expect(body).not.toMatch(
      /[Tt]he film (?:goes|explains|shows|tells)|[Tt]his tour|closing minutes/,
    );
    expect(countWords(body)).toBeGreaterThanOrEqual(80);
    expect(countWords(body)).toBeLessThanOrEqual(140);
  }
});

test("no retracted paper and no invented address is cited", () => {
  const texts = collectTexts([crossReferences, validationFindings, news, videos]).join("\n");
  expect(texts).not.toMatch(/airburst|youtube|youtu\.be|vimeo|TODO|!/i);
});

test("every step of a grade has its reason in 8 to 25 words", () => {
  for (const { id, grading } of [...crossReferences, ...validationFindings]) {
    for (const { reason } of Object.values(grading.factors)) {
      const words = countWords(reason);
      expect({ id, reason, fits: words >= 8 && words <= 25 }).toEqual({ id, reason, fits: true });
    }
  }
});
