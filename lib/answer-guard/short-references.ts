import "server-only";
import { BOOKS } from "@/lib/bible/canon";
import type { Mention } from "@/lib/bible/references/mentions";
import { parseReference } from "@/lib/bible/references/parser";
import type { Passage } from "@/lib/bible/rules";

// References that leave out what was named before: "(4:12)" after Ecclesiastes, "v. 15" after Joshua 24.

const NAMES = BOOKS.map(({ name }) => name).sort((a, b) => b.length - a.length);
const BOOK = new RegExp(`(?<!\\p{L})(?:${NAMES.join("|")}|Psalm)(?!\\p{L})`, "gu");
const SHORT =
  /(?<![\p{L}\d:.])(?:(?:(\d{1,3}):(\d{1,3}))|(?:vv?\.|vv?(?=\d)|verses?)\s?(\d{1,3}))(?:\s?[-–]\s?(\d{1,3}))?[a-d]?(?![\d:]|\s?[ap]\.?m\b)/giu;
/** How far before it the book may be named. */
const REACH = 300;

/**
 * References without a book or a chapter in a text, where something before them says which:
 * references in the text itself, names of books, or the passages named right before the text.
 */
export function findShortReferences(
  text: string,
  mentions: readonly Mention[],
  before: readonly Passage[],
): Mention[] {
  const found: Mention[] = [];
  for (const match of text.matchAll(SHORT)) {
    const { 0: written, index: start } = match;
    const end = start + written.length;
    if (mentions.some((one) => start < one.end && end > one.start)) continue;
    const place = placeBefore(text, start, mentions, before);
    if (!place) continue;
    const [, chapter, verse, only, last] = match;
    if (chapter === undefined && place.chapter === null) continue;
    const range = last === undefined ? "" : `-${last}`;
    const reference = `${place.book} ${chapter ?? place.chapter}:${verse ?? only}${range}`;
    const parsed = parseReference(reference);
    if (parsed.kind === "found")
      found.push({ start, end, passages: parsed.passages, message: parsed.reference });
  }
  return found;
}

interface Place {
  book: string;
  chapter: number | null;
}

function placeBefore(
  text: string,
  at: number,
  mentions: readonly Mention[],
  before: readonly Passage[],
): Place | null {
  const mention = mentions.findLast((one) => one.end <= at && (one.passages?.length ?? 0) > 0);
  const from = Math.max(mention?.end ?? 0, at - REACH);
  const name = [...text.slice(from, at).matchAll(BOOK)].at(-1)?.[0];
  if (name !== undefined) return { book: name, chapter: null };
  const passage = mention?.passages?.at(-1) ?? before[0];
  if (!passage) return null;
  const book = BOOKS.find(({ id }) => id === passage.book)?.name;
  return book === undefined ? null : { book, chapter: passage.chapter };
}
