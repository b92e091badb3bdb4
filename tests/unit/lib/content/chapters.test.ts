import { BOOKS } from "@/lib/bible/canon";
import { CHAPTERS } from "@/lib/content/chapters";
import { bookChaptersSchema } from "@/lib/content/chapters/schema";
import { IMPORTERS } from "@/prisma/seed/bible/importers";
import type { VerseRow } from "@/prisma/seed/bible/rows";

/** As many words in a row as no summary shares with a translation of its chapter. */
const SHARED_RUN = 6;

const summaries = CHAPTERS.flatMap(({ book, chapters }) =>
  chapters.map((text, at) => ({ chapter: `${book}.${at + 1}`, text })),
);

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

function runsOf(text: string): string[] {
  const all = wordsOf(text);
  return all
    .slice(0, Math.max(0, all.length - SHARED_RUN + 1))
    .map((_, at) => all.slice(at, at + SHARED_RUN).join(" "));
}

/** The text of each chapter as one line of words, with a space at both ends. */
function chapterTexts(rows: readonly VerseRow[]): Map<string, string> {
  const verses = new Map<string, string[]>();
  for (const { osis, text } of rows) {
    const chapter = osis.slice(0, osis.lastIndexOf("."));
    verses.set(chapter, [...(verses.get(chapter) ?? []), text]);
  }
  return new Map(
    [...verses].map(([chapter, texts]) => [chapter, ` ${wordsOf(texts.join(" ")).join(" ")} `]),
  );
}

test("every book of the canon has a summary for each of its chapters", () => {
  expect(CHAPTERS.map(({ book, chapters }) => [book, chapters.length])).toEqual(
    BOOKS.map(({ id, verseCounts }) => [id, verseCounts.length]),
  );
});

test.each(CHAPTERS)("$book fits the schema", (book) => {
  expect(bookChaptersSchema.parse(book)).toEqual(book);
});

test("a summary has 20 to 70 words and ends as a sentence", () => {
  const counts = summaries.map(({ chapter, text }) => ({ chapter, n: text.split(/\s+/).length }));

  expect(counts.filter(({ n }) => n < 20 || n > 70)).toEqual([]);
  expect(summaries.filter(({ text }) => !/[.?!]$/.test(text))).toEqual([]);
});

test("no summary quotes, and an apostrophe is a typographic one", () => {
  expect(summaries.filter(({ text }) => /["“”«»`'‘]/.test(text))).toEqual([]);
});

test("no two summaries are alike", () => {
  expect(new Set(summaries.map(({ text }) => text)).size).toBe(summaries.length);
});

test.each(["WEB", "KJV"] as const)(
  `no summary takes ${SHARED_RUN} words in a row from the %s`,
  (code) => {
    const texts = chapterTexts(IMPORTERS[code]());
    const taken = summaries.flatMap(({ chapter, text }) =>
      runsOf(text)
        .filter((run) => texts.get(chapter)?.includes(` ${run} `))
        .map((run) => ({ chapter, run })),
    );

    expect(texts.size).toBe(1189);
    expect(taken).toEqual([]);
  },
);
