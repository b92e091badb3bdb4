import { findReferences, parseReference } from "@/lib/bible/references/parser";
import { studyGuides } from "@/lib/content/study-guides";
import { type StudyGuide, studyGuideSchema } from "@/lib/content/study-guides/schema";

/**
 * Every piece of text in a guide, however deep, with citations left out: their titles are not
 * prose.
 */
function findTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(findTexts);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "sources" ? [] : findTexts(inner),
  );
}

/** The fields that hold nothing but a reference. */
function findReferenceFields(guide: StudyGuide): string[] {
  return [
    ...guide.keyVerses,
    ...[
      ...(guide.timelineStructure ?? []),
      ...(guide.feastTable ?? []),
      ...(guide.tabernacleTable ?? []),
      ...(guide.plaguesTable ?? []),
    ].map(({ reference }) => reference),
    ...(guide.judgmentTable ?? []).map(({ chapters }) => chapters),
  ];
}

const countWords = (texts: string[]): number =>
  texts.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);

test("each guide has an id of its own, from Genesis to Revelation", () => {
  const ids = studyGuides.map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length);
  expect([ids[0], ids.at(-1)]).toEqual(["genesis-creation", "revelation"]);
});

test("every optional field of the schema is used by some guide", () => {
  const used = new Set(studyGuides.flatMap((guide) => Object.keys(guide)));

  expect(Object.keys(studyGuideSchema.shape).filter((field) => !used.has(field))).toEqual([]);
});

test("the timeline's label for the Flood is called a label wherever a guide repeats it", () => {
  const paragraphs = studyGuides.flatMap(findTexts).flatMap((text) => text.split("\n\n"));
  const labelled = paragraphs.filter((text) => text.includes("4,400 BC"));

  expect(labelled).toHaveLength(1);
  expect(labelled[0]).toContain("fixed label");
  expect(paragraphs.some((text) => text.includes("2348 BC") && text.includes("3168 BC"))).toBe(
    true,
  );
});

test("all guides together stay small enough for one page", () => {
  expect(countWords(studyGuides.flatMap(findTexts))).toBeLessThanOrEqual(17_500);
});

describe.each(studyGuides.map((guide) => [guide.id, guide] as const))("%s", (_id, guide) => {
  test("it fits the schema", () => {
    expect(studyGuideSchema.safeParse(guide).error?.issues ?? []).toEqual([]);
  });

  test("every reference field names a place in the canon", () => {
    const lost = findReferenceFields(guide).filter(
      (reference) => parseReference(reference).kind !== "found",
    );

    expect(lost).toEqual([]);
  });

  test("every reference in the running text resolves", () => {
    const found = findTexts(guide).flatMap(findReferences);

    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ reference }) => reference === null).map(({ text }) => text)).toEqual([]);
  });

  test("no table row or list item stands twice", () => {
    for (const value of Object.values(guide)) {
      if (!Array.isArray(value)) continue;
      const items = value.map((item) => JSON.stringify(item));
      expect(new Set(items).size).toBe(items.length);
    }
  });

  test("it fills an hour of study", () => {
    expect(guide.sessionPlan.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60);
    expect(guide.sessionPlan.length).toBeGreaterThanOrEqual(4);
    expect(guide.sessionPlan.length).toBeLessThanOrEqual(6);
    expect(guide.discussionQuestions.length).toBeGreaterThanOrEqual(6);
    expect(guide.discussionQuestions.length).toBeLessThanOrEqual(8);
    const opening = guide.discussionQuestions.filter(
      (question) => findReferences(question).length === 0,
    );
    expect(opening.length).toBeLessThanOrEqual(2);
  });

  test("its overview is two to four paragraphs of reading length", () => {
    const paragraphs = guide.overview.split("\n\n");

    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(paragraphs.length).toBeLessThanOrEqual(4);
    expect(countWords(paragraphs)).toBeGreaterThanOrEqual(220);
    expect(countWords(paragraphs)).toBeLessThanOrEqual(320);
  });

  test("its whole text keeps within the budget of one guide", () => {
    const words = countWords(findTexts(guide));

    expect(words).toBeGreaterThanOrEqual(1_300);
    expect(words).toBeLessThanOrEqual(1_950);
  });
});
