import { BOOKS, CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { formatOsisVerse } from "@/lib/bible/rules";
import { composeRows } from "@/prisma/seed/translations/compose";
import { checkDetails } from "@/prisma/seed/translations/details";
import { readUsfm } from "@/prisma/seed/translations/usfm";
import { toCanon, type Versification } from "@/prisma/seed/translations/versification";
import { spanishUsfm } from "@/tests/support/invented-translations";

function placeOf(scheme: Versification, osis: string): string | null {
  const [book = "", chapter, verse] = osis.split(".");
  const place = toCanon(scheme, book as "Gen", Number(chapter), Number(verse));
  return place && `${formatOsisVerse(place.order)}${place.isTitle ? " title" : ""}`;
}

test.each([
  ["original", "Gen.32.1", "Gen.31.55"],
  ["original", "Ps.3.1", "Ps.3.1 title"],
  ["original", "Ps.3.2", "Ps.3.1"],
  ["original", "Ps.51.2", "Ps.51.1 title"],
  ["original", "Ps.23.1", "Ps.23.1"],
  ["original", "Joel.3.1", "Joel.2.28"],
  ["original", "Joel.4.1", "Joel.3.1"],
  ["original", "Mal.3.19", "Mal.4.1"],
  ["original", "Joel.5.1", null],
  ["original", "2Cor.13.13", "2Cor.13.14"],
  ["original", "3John.1.15", "3John.1.14"],
  ["english", "3John.1.15", "3John.1.14"],
  ["english", "Rev.12.18", "Rev.13.1"],
  ["english", "Joel.4.1", null],
  ["vulgate", "Ps.9.22", "Ps.10.1"],
  ["vulgate", "Ps.22.1", "Ps.23.1"],
  ["vulgate", "John.6.72", "John.6.71"],
  ["septuagint", "Ps.22.1", "Ps.23.1"],
  ["synodal", "Rom.14.24", "Rom.16.25"],
] as const)("in %s numbering %s stands at %s", (scheme, source, ours) => {
  expect(placeOf(scheme, source)).toBe(ours);
});

test("English numbers reach every verse of the canon, Hebrew and Greek ones all but five", () => {
  const missing = (scheme: Versification) => {
    const reached = new Set<number>();
    for (const { id, verseCounts } of BOOKS) {
      for (let chapter = 1; chapter <= verseCounts.length + 1; chapter++) {
        for (let verse = 1; verse <= 176; verse++) {
          const place = toCanon(scheme, id, chapter, verse);
          if (place && !place.isTitle) reached.add(place.order);
        }
      }
    }
    const all = Array.from({ length: CANON_VERSE_COUNT }, (_value, at) => at + 1);
    return all.filter((order) => !reached.has(order)).map(formatOsisVerse);
  };
  expect(missing("english")).toEqual([]);
  // One absent in the Hebrew, the others printed with the verse before.
  expect(missing("original")).toEqual([
    "Neh.7.68",
    "Ps.13.6",
    "Isa.64.1",
    "Acts.19.41",
    "2Cor.13.13",
  ]);
});

const versesOf = (files: ReadonlyMap<string, string>) =>
  [...files].flatMap(([name, text]) => readUsfm(text, name).verses);

test("how a source numbers is seen by what fits", () => {
  const { versification, rows } = composeRows(versesOf(spanishUsfm()), undefined);
  expect(versification).toBe("original");
  const joel = rows.find(({ osis }) => osis === "Joel.2.28");
  expect(joel?.text).toContain("(JOL 3 1)");
});

test("a scheme that was asked for and does not fit is refused with every verse", () => {
  expect(() => composeRows(versesOf(spanishUsfm()), "english")).toThrow(
    /JOL\.usfm, line \d+: Joel\.4\.1\n/,
  );
});

test("files without words are refused", () => {
  expect(() => composeRows(readUsfm("\\id JHN\n\\c 3\n", "a").verses, undefined)).toThrow(
    "There are no verses with words in these files.",
  );
});

describe("what is said of a translation", () => {
  const GOOD = { code: "rvx", name: "A name", language: "ES-mx", license: "CC0" };

  test("is brought into its form", () => {
    expect(checkDetails(GOOD)).toEqual({
      code: "RVX",
      name: "A name",
      language: "es-MX",
      direction: "ltr",
      license: "CC0",
      versification: undefined,
    });
    expect(checkDetails({ ...GOOD, language: "ar" }).direction).toBe("rtl");
    expect(checkDetails({ ...GOOD, language: "az-Arab" }).direction).toBe("rtl");
    expect(checkDetails({ ...GOOD, language: "ar", direction: "ltr" }).direction).toBe("ltr");
  });

  test.each([
    [{ code: "KJV" }, "KJV means something else here already"],
    [{ code: "john" }, "JOHN means something else here already"],
    [{ code: "../x" }, "--code: 2 to 12 letters"],
    [{ name: " " }, "--name"],
    [{ language: "not a tag" }, "--language"],
    [{ license: undefined }, "--license"],
    [{ direction: "up" }, "--direction"],
    [{ versification: "mine" }, "--versification: one of english"],
  ])("%j is refused", (wrong, message) => {
    expect(() => checkDetails({ ...GOOD, ...wrong })).toThrow(message);
  });
});
