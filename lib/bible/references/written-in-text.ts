import "server-only";
import { BOOKS } from "../canon";
import { countVerses, toCanonicalOrder } from "../rules";
import type { VerseRange } from "./verse-range";

const bookByName = new Map<string, (typeof BOOKS)[number]["id"]>([
  ...BOOKS.map(({ name, id }) => [name, id] as const),
  ["Psalm", "Ps"],
  ["Song of Songs", "Song"],
]);
const NAMES = [...bookByName.keys()].sort((a, b) => b.length - a.length).join("|");
const PLACE = "\\d{1,3}(?::\\d{1,3})?(?:[-–]\\d{1,3}(?::\\d{1,3})?)?";
const WRITTEN = new RegExp(
  `(?<![\\p{L}\\d])(${NAMES}) (${PLACE}(?:; \\d{1,3}:${PLACE}(?!\\p{L}))*)`,
  "gu",
);
const ONE = /^(\d+)(?::(\d+))?(?:[-–](\d+)(?::(\d+))?)?$/;

function toRange(book: (typeof BOOKS)[number]["id"], place: string): VerseRange | null {
  const [, chapter, verse, to, toVerse] = ONE.exec(place) ?? [];
  const first = Number(chapter);
  const start = toCanonicalOrder({ book, chapter: first, verse: Number(verse ?? 1) });
  // "3:16-18" ends in the same chapter, "3-4" and "3:16-4:2" in another.
  const last =
    to === undefined || (verse !== undefined && toVerse === undefined) ? first : Number(to);
  const endVerse = toVerse ?? (verse === undefined ? countVerses(book, last) : (to ?? verse));
  const end = toCanonicalOrder({ book, chapter: last, verse: Number(endVerse) });
  return start === null || end === null || end < start ? null : { start, end };
}

/**
 * The passages named in the site's own content, in the notation used there ("Genesis 1:1-2:3;
 * 15:18"). About a hundred times faster than the grammar for what people type
 * (lib/bible/references/parser), and so fit for all content at once; other notations are ignored.
 */
export function readWrittenReferences(text: string): VerseRange[] {
  const ranges: VerseRange[] = [];
  if (!/\d/.test(text)) return ranges;
  for (const [, name = "", places = ""] of text.matchAll(WRITTEN)) {
    const book = bookByName.get(name);
    if (!book) continue;
    for (const place of places.split("; ")) {
      const range = toRange(book, place);
      if (range) ranges.push(range);
    }
  }
  return ranges;
}
