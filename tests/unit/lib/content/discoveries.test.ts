import { findReferences, parseReference } from "@/lib/bible/references/parser";
import { discoveries } from "@/lib/content/discoveries";
import { type Discovery, discoverySchema } from "@/lib/content/discoveries/schema";
import { gradeEvidence } from "@/lib/evidence/rules";

/** Every text of a discovery that the page shows as prose, where references become links. */
function proseOf(discovery: Discovery): string[] {
  return [
    discovery.description,
    discovery.objection,
    discovery.significance,
    discovery.detailedDescription,
    ...discovery.evidence,
    ...discovery.scientificAnalysis,
    ...discovery.controversies,
    ...discovery.supportingEvidence,
    ...discovery.physicalEvidence.flatMap(({ description, analysis }) => [description, analysis]),
    ...discovery.researchPapers.map(({ summary }) => summary),
    discovery.grading.statement,
    ...Object.values(discovery.grading.factors).map(({ reason }) => reason),
  ];
}

const wyattClaims = discoveries.filter(({ id }) => id <= 8);

describe("the list", () => {
  test("holds the ids from 1 on in order", () => {
    expect(discoveries.map(({ id }) => id)).toEqual(discoveries.map((_, at) => at + 1));
  });

  test("gives every discovery an anchor and a title of its own", () => {
    expect(new Set(discoveries.map(({ slug }) => slug)).size).toBe(discoveries.length);
    expect(new Set(discoveries.map(({ title }) => title)).size).toBe(discoveries.length);
  });

  test("files 1 to 8 under Ron Wyatt and the rest under mainstream", () => {
    for (const { id, category } of discoveries) {
      expect({ id, category }).toEqual({ id, category: id <= 8 ? "ron-wyatt" : "mainstream" });
    }
  });

  test.each(wyattClaims.map((claim) => [claim.slug, claim] as const))(
    "%s names Ron Wyatt as the one who claims it, in its card and in the graded statement",
    (_slug, { description, grading }) => {
      expect(description).toMatch(/Ron Wyatt claimed/);
      expect(grading.statement).toMatch(/Ron Wyatt claimed/);
    },
  );

  test.each(wyattClaims.map((claim) => [claim.slug, claim] as const))(
    "%s is graded neither verified nor probable",
    (_slug, { grading }) => {
      expect(["disputed", "debunked"]).toContain(gradeEvidence(grading).reliability);
    },
  );
});

describe.each(discoveries.map((discovery) => [discovery.slug, discovery] as const))(
  "%s",
  (_slug, discovery) => {
    test("has every field that the schema asks for", () => {
      expect(discoverySchema.safeParse(discovery).error).toBeUndefined();
    });

    test("lists references that exist, each once and a single passage", () => {
      const places = discovery.biblicalReferences.map((written) => {
        const read = parseReference(written);
        return read.kind === "found" && read.passages.length === 1 ? read.osis : { written, read };
      });
      expect(places.filter((place) => typeof place !== "string")).toEqual([]);
      expect(new Set(places).size).toBe(places.length);
    });

    test("mentions no reference in its prose that does not exist", () => {
      const broken = proseOf(discovery)
        .flatMap((text) => findReferences(text))
        .filter(({ reference }) => reference === null)
        .map(({ text }) => text);
      expect(broken).toEqual([]);
    });

    test("repeats no text, and leaves no markup in it", () => {
      const texts = proseOf(discovery);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => /[*_#<>`]|—|\bTODO\b/.test(text))).toEqual([]);
    });
  },
);
