import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { verseLayout } from "@/lib/bible/schema";
import { IMPORTERS } from "@/prisma/seed/bible/importers";
import { layoutChecksum, textChecksum, type VerseRow } from "@/prisma/seed/bible/rows";
import { TRANSLATION_CHECKSUMS } from "@/prisma/seed/checksums";

describe.each(TRANSLATION_CODES)("%s", (code) => {
  const rows = IMPORTERS[code]();
  /** Verses for which this is true: none may remain. */
  const verses = (isWrong: (row: VerseRow) => boolean) =>
    rows.filter(isWrong).map((row) => row.osis);

  test("is the text whose checksum the repository holds", () => {
    expect({ rows: rows.length, text: textChecksum(rows), layout: layoutChecksum(rows) }).toEqual(
      TRANSLATION_CHECKSUMS[code],
    );
  });

  test("has plain text: trimmed, single spaces, no markup", () => {
    expect(verses(({ text }) => text === "" || text !== text.trim())).toEqual([]);
    expect(verses(({ text }) => /\s\s|[^\S ]/u.test(text))).toEqual([]);
    expect(verses(({ text }) => /[#[\]{}<>*_|\\¶&=]/u.test(text))).toEqual([]);
    expect(verses(({ text }) => /[^\p{L} .,;:!?()’‘“”'—-]/u.test(text))).toEqual([]);
  });

  test("has no words run together and none doubled by a join", () => {
    expect(verses(({ text }) => /[.,;:!?]\p{L}|\p{Ll}\p{Lu}|\p{L}[“‘]/u.test(text))).toEqual([]);
    expect(verses(({ text }) => / [.,;:!?)]|\( /u.test(text))).toEqual([]);
  });

  test("has a layout that the contract accepts, unchanged", () => {
    expect(
      verses((row) => JSON.stringify(verseLayout.parse(row.layout)) !== JSON.stringify(row.layout)),
    ).toEqual([]);
  });

  test("has breaks in ascending order, each at the beginning of a word", () => {
    expect(
      verses(({ text, layout }) =>
        layout.breaks.some(
          ({ at }, index) =>
            at >= text.length ||
            at <= (layout.breaks[index - 1]?.at ?? -1) ||
            (at > 0 && text[at - 1] !== " "),
        ),
      ),
    ).toEqual([]);
  });

  test("has every heading above a block", () => {
    expect(
      verses(({ layout }) =>
        layout.headings.some(
          (heading) =>
            heading.text.trim() === "" || !layout.breaks.some((one) => one.at === heading.at),
        ),
      ),
    ).toEqual([]);
  });

  test("has ranges within the text, in order, none empty", () => {
    expect(
      verses(({ text, layout }) =>
        [layout.italics, layout.selah].some((ranges) =>
          ranges.some(
            ([start, end], index) =>
              start >= end || end > text.length || start < (ranges[index - 1]?.[1] ?? 0),
          ),
        ),
      ),
    ).toEqual([]);
  });

  test("has each verse once, in canonical order", () => {
    expect(
      rows.filter((row, index) => row.canonicalOrder <= (rows[index - 1]?.canonicalOrder ?? 0)),
    ).toEqual([]);
  });
});
