import { BOOKS, getBook } from "@/lib/bible/canon";
import { OMITTED_VERSES, RENUMBERED_VERSES } from "@/lib/bible/text-notes";
import type { VerseRow } from "@/prisma/seed/bible/rows";
import { importWeb, readWebBook, setLongLinesAsProse, webPieces } from "@/prisma/seed/bible/web";

const rows = importWeb();
const byOsis = new Map(rows.map((row) => [row.osis, row]));
const verse = (osis: string): VerseRow => {
  const row = byOsis.get(osis);
  if (!row) throw new Error(`no row ${osis}`);
  return row;
};
/** The lines of a verse as they stand on the page. */
const lines = (osis: string): string[] => {
  const { text, layout } = verse(osis);
  const cuts = [...new Set([0, ...layout.breaks.map((one) => one.at)]), text.length + 1];
  return cuts.slice(1).map((end, index) => text.slice(cuts[index], end - 1));
};

test("every verse of the canon has a row but those that the notes explain", () => {
  const missing = BOOKS.flatMap((book) =>
    book.verseCounts.flatMap((count, index) =>
      Array.from({ length: count }, (_, n) => `${book.id}.${index + 1}.${n + 1}`),
    ),
  ).filter((osis) => !byOsis.has(osis));

  expect(missing).toEqual(OMITTED_VERSES.WEB.map((omitted) => omitted.osis));
  expect(missing).toEqual(["Luke.17.36", "Acts.8.37", "Acts.15.34", "Acts.24.7"]);
});

test("John 3:16 reads as the package prints it", () => {
  expect(verse("John.3.16").text).toBe(
    "For God so loved the world, that he gave his one and only Son, that whoever believes in him should not perish, but have eternal life.",
  );
});

test("every word of the package stands in its verse, in order, and nothing else does but the corrections", () => {
  const sources = new Map<string, string>();
  for (const book of BOOKS) {
    for (const piece of webPieces(book, readWebBook(book))) {
      const osis = `${piece.book}.${piece.chapter}.${piece.verse}`;
      sources.set(osis, `${sources.get(osis) ?? ""} ${piece.words}`);
    }
  }
  const words = (text: string) => text.split(/\s+/u).filter((word) => word !== "");

  const changed = rows.filter(
    (row) => words(sources.get(row.osis) ?? "").join(" ") !== words(row.text).join(" "),
  );

  const withSelah = changed.filter((row) => row.layout.selah.length > 0);
  expect(withSelah).toHaveLength(74);
  for (const row of withSelah) {
    const source = sources.get(row.osis) ?? "";
    expect(words(row.text).filter((word) => !/^(Selah|Meditation)\.$/u.test(word))).toEqual(
      words(source),
    );
  }
  expect(changed.filter((row) => row.layout.selah.length === 0).map((row) => row.osis)).toEqual([
    "1Sam.18.8",
    "2Kgs.6.18",
    "Job.30.7",
    "Isa.22.11",
    "Isa.62.3",
    "Jer.9.5",
    "Matt.9.6",
    "Rev.7.14",
  ]);
});

test("a psalm has its title above it, its lines apart and its Selah on a line of its own", () => {
  expect(verse("Ps.3.1").layout.headings).toEqual([
    { at: 0, text: "A Psalm by David, when he fled from Absalom his son." },
  ]);
  expect(lines("Ps.3.2")).toEqual([
    "Many there are who say of my soul,",
    "“There is no help for him in God.”",
    "Selah.",
  ]);
  expect(verse("Ps.3.2").layout.selah).toEqual([[70, 76]]);
});

test("a Selah within a verse stands between the lines it stood between", () => {
  expect(lines("Hab.3.3")).toEqual([
    "God came from Teman,",
    "the Holy One from Mount Paran.",
    "Selah.",
    "His glory covered the heavens,",
    "and his praise filled the earth.",
  ]);
  expect(lines("Ps.9.16").at(-1)).toBe("Meditation. Selah.");
});

test("psalm titles are free of the footnotes the package left in them", () => {
  const titles = rows.flatMap((row) => row.layout.headings.map((heading) => heading.text));

  expect(titles.filter((title) => title.includes("*"))).toEqual([]);
  expect(verse("Ps.145.1").layout.headings).toEqual([{ at: 0, text: "A praise psalm by David." }]);
});

test("the letters of Psalm 119 stand above every eighth verse", () => {
  const letters = rows.filter(
    (row) => row.book === "Ps" && row.chapter === 119 && row.layout.headings.length > 0,
  );

  expect(letters.map((row) => row.verse)).toEqual(Array.from({ length: 22 }, (_, n) => n * 8 + 1));
  expect(letters[1]?.layout.headings).toEqual([{ at: 0, text: "BET" }]);
});

test("the five books of the Psalms are announced above the psalm's own title", () => {
  expect(verse("Ps.42.1").layout.headings.map((heading) => heading.text)).toEqual([
    "BOOK 2",
    "For the Chief Musician. A contemplation by the sons of Korah.",
  ]);
});

test("the speakers of the Song of Solomon stand above their lines", () => {
  const { text, layout } = verse("Song.5.1");

  expect(layout.headings).toEqual([
    { at: 0, text: "Lover" },
    { at: text.indexOf("Eat, friends!"), text: "Friends" },
  ]);
});

test("the closing praise of Romans stands where the versification has it", () => {
  expect(verse("Rom.16.25").text).toMatch(/^Now to him who is able to establish you/u);
  expect(verse("Rom.16.27").text).toMatch(/to whom be the glory forever! Amen\.$/u);
  expect(byOsis.has("Rom.14.24")).toBe(false);
  expect(getBook("Rom").verseCounts[13]).toBe(23);
  expect(RENUMBERED_VERSES.WEB.map((one) => byOsis.has(one.osis))).toEqual([true, true, true]);
});

test("prose verses run on in their paragraph, and a paragraph may begin within a verse", () => {
  expect(verse("Gen.1.2").layout.breaks).toEqual([]);
  expect(verse("Gen.1.3").layout.breaks).toEqual([{ at: 0, kind: "paragraph" }]);
  const { text, layout } = verse("Luke.17.37");
  expect(layout.breaks).toEqual([
    { at: 0, kind: "paragraph" },
    { at: text.indexOf("He said to them"), kind: "paragraph" },
  ]);
});

test("a stanza that ends a verse begins with the words of the next", () => {
  expect(verse("1Sam.2.2").layout.breaks.map((one) => one.kind)).toEqual(["line", "line", "line"]);
  expect(verse("1Sam.2.3").layout.breaks[0]).toEqual({ at: 0, kind: "stanza" });
});

test("prose that the package calls a line of poetry is a paragraph again", () => {
  expect(verse("Jer.32.17").layout.breaks[0]?.kind).toBe("paragraph");
  const row = { ...verse("Gen.1.2"), text: "x".repeat(200) };
  row.layout = { breaks: [{ at: 0, kind: "line" }], headings: [], italics: [], selah: [] };

  setLongLinesAsProse([row]);

  expect(row.layout.breaks).toEqual([{ at: 0, kind: "paragraph" }]);
});
