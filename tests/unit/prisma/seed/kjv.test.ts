import { importKjv, kjvPieces, takeItalics } from "@/prisma/seed/bible/kjv";
import { readPackageJson } from "@/prisma/seed/bible/package-file";
import { joinPieces, type VerseRow } from "@/prisma/seed/bible/rows";

const rows = importKjv();
const source = readPackageJson("kjv/json/verses-1769.json") as Record<string, string>;
const verse = (osis: string): VerseRow => {
  const row = rows.find((one) => one.osis === osis);
  if (!row) throw new Error(`no row ${osis}`);
  return row;
};
const italics = (osis: string): string[] => {
  const { text, layout } = verse(osis);
  return layout.italics.map(([start, end]) => text.slice(start, end));
};

test("all 31,102 verses are there, in canonical order", () => {
  expect(rows.map((row) => row.canonicalOrder)).toEqual(
    Array.from({ length: 31_102 }, (_, index) => index + 1),
  );
});

test("John 3:16 reads as the package prints it, and begins a paragraph", () => {
  expect(verse("John.3.16").text).toBe(
    "For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.",
  );
  expect(verse("John.3.16").layout.breaks).toEqual([{ at: 0, kind: "paragraph" }]);
});

test("each verse is the package's verse without its marks, save for the one correction", () => {
  const plain = Object.values(source).map((text) =>
    text
      .replace(/[#[\]]/gu, "")
      .replace(/\s+/gu, " ")
      .trim(),
  );

  const changed = rows.filter((row, index) => row.text !== plain[index]).map((row) => row.osis);

  expect(changed).toEqual(["Exod.32.32"]);
  expect(verse("Exod.32.32").text).toContain("forgive their sin—; and if not");
});

test("the words the translators supplied are in italics, as many as the package marks", () => {
  expect(italics("Gen.1.2")).toEqual(["was"]);
  expect(italics("Ps.3.2")).toEqual(["there be", "There is"]);
  const marked = Object.values(source).join("").split("[").length - 1;
  expect(rows.flatMap((row) => row.layout.italics)).toHaveLength(marked);
});

test("the divine name keeps its capitals", () => {
  expect(verse("Ps.23.1").text).toBe("The LORD is my shepherd; I shall not want.");
});

test("psalm titles and the letters of Psalm 119 are headings, without marks", () => {
  expect(verse("Ps.3.1").layout.headings).toEqual([
    { at: 0, text: "A Psalm of David, when he fled from Absalom his son." },
  ]);
  expect(verse("Ps.11.1").layout.headings).toEqual([
    { at: 0, text: "To the chief Musician, A Psalm of David." },
  ]);
  expect(verse("Ps.119.9").layout.headings).toEqual([{ at: 0, text: "BETH." }]);
});

test("only psalms have headings: prefaces and subscriptions are no part of a verse", () => {
  expect(rows.filter((row) => row.layout.headings.length > 0 && row.book !== "Ps")).toEqual([]);
  expect(verse("Rom.16.27").text).toBe(
    "To God only wise, be glory through Jesus Christ for ever. Amen.",
  );
});

test("every Selah is marked, within a verse too", () => {
  const { text, layout } = verse("Hab.3.3");
  const marked = rows.flatMap((row) =>
    row.layout.selah.map(([start, end]) => row.text.slice(start, end)),
  );

  expect(layout.selah.map(([start, end]) => text.slice(start, end))).toEqual(["Selah."]);
  expect(new Set(marked)).toEqual(new Set(["Selah.", "Selah:"]));
  expect(marked).toHaveLength(74);
});

test("the place Selah is not a pause in a psalm", () => {
  expect(verse("2Kgs.14.7").text).toContain("took Selah by war");
  expect(verse("2Kgs.14.7").layout.selah).toEqual([]);
});

test("a layout that names a verse without text stops the import", () => {
  const layout: [string, string | number][] = [
    ["BOOK", "Genesis"],
    ["CHAPTER", 1],
    ["VERSE", "Genesis 1:1"],
  ];

  expect(() => joinPieces(kjvPieces({}, layout))).toThrow("no text for Genesis 1:1");
});

test("an italic that never ends stops the import", () => {
  const row = { ...verse("Gen.1.1"), text: "In the [beginning" };

  expect(() => takeItalics(row)).toThrow("Gen.1.1 is never closed");
});
