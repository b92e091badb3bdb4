import {
  applyCorrections,
  restoreHeadings,
  TEXT_CORRECTIONS,
} from "@/prisma/seed/bible/corrections";
import { joinPieces, type VerseRow } from "@/prisma/seed/bible/rows";

/** Two lines of poetry: "one two" and "three four". */
function twoLines(): VerseRow[] {
  const place = { book: "Ps", chapter: 1, verse: 1, headings: [] } as const;
  return joinPieces([
    { ...place, headings: ["Title"], words: "one two ", break: "stanza" },
    { ...place, headings: [], words: " three  four", break: "line" },
  ]);
}

test("words put at the end of a verse are a line of their own", () => {
  const rows = twoLines();

  applyCorrections(rows, [{ osis: "Ps.1.1", find: "", put: "Selah.", reason: "" }]);

  expect(rows[0]?.text).toBe("one two three four Selah.");
  expect(rows[0]?.layout.breaks).toEqual([
    { at: 0, kind: "stanza" },
    { at: 8, kind: "line" },
    { at: 19, kind: "line" },
  ]);
});

test("words put within a verse move what stands behind them", () => {
  const rows = twoLines();
  rows[0]?.layout.italics.push([0, 3], [8, 13]);

  applyCorrections(rows, [{ osis: "Ps.1.1", find: "two", put: "… Selah.", reason: "" }]);

  expect(rows[0]?.text).toBe("one two Selah. three four");
  expect(rows[0]?.layout.breaks).toEqual([
    { at: 0, kind: "stanza" },
    { at: 8, kind: "line" },
    { at: 15, kind: "line" },
  ]);
  expect(rows[0]?.layout.italics).toEqual([
    [0, 3],
    [15, 20],
  ]);
});

test("a misprint is replaced where it stands", () => {
  const rows = twoLines();

  applyCorrections(rows, [{ osis: "Ps.1.1", find: "two", put: "second", reason: "" }]);

  expect(rows[0]?.text).toBe("one second three four");
  expect(rows[0]?.layout.breaks[1]).toEqual({ at: 11, kind: "line" });
});

test("a correction that no longer fits its text stops the import", () => {
  expect(() =>
    applyCorrections(twoLines(), [{ osis: "Ps.1.1", find: "five", put: "5", reason: "" }]),
  ).toThrow("does not stand exactly once in Ps.1.1");
  expect(() =>
    applyCorrections(twoLines(), [{ osis: "Ps.1.1", find: "o", put: "0", reason: "" }]),
  ).toThrow("does not stand exactly once in Ps.1.1");
  expect(() =>
    applyCorrections(twoLines(), [{ osis: "Ps.1.2", find: "", put: "Selah.", reason: "" }]),
  ).toThrow("Ps.1.2, which has no row");
});

test("a restored heading stands before the one that is there, and opens a stanza", () => {
  const rows = twoLines();

  restoreHeadings(rows, [
    { osis: "Ps.1.1", before: "", text: "BOOK 1" },
    { osis: "Ps.1.1", before: "three", text: "Friends" },
  ]);

  expect(rows[0]?.layout.headings).toEqual([
    { at: 0, text: "BOOK 1" },
    { at: 0, text: "Title" },
    { at: 8, text: "Friends" },
  ]);
  expect(rows[0]?.layout.breaks.map((one) => one.kind)).toEqual(["stanza", "stanza"]);
});

test("every correction gives its reason", () => {
  const all = [...TEXT_CORRECTIONS.WEB, ...TEXT_CORRECTIONS.KJV];

  expect(all).toHaveLength(83);
  expect(all.filter((one) => one.reason.length < 20)).toEqual([]);
});

test("a verse outside the versification stops the import", () => {
  const piece = {
    book: "Rom",
    chapter: 14,
    verse: 24,
    words: "x",
    break: null,
    headings: [],
  } as const;

  expect(() => joinPieces([{ ...piece, headings: [] }])).toThrow("Rom.14.24 is not in the canon");
});
