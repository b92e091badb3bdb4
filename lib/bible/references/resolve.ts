import { getBook } from "../canon";
import type { TranslationCode } from "../constants";
import {
  formatOsis,
  formatOsisVerse,
  formatReference,
  type Passage,
  toPassage,
  toVerseAddress,
} from "../rules";
import type { Scripture } from "../scripture";
import type { VersePart } from "../verse-part";
import { parseReference } from "./parser";

/** Most verses one reference prints; a longer passage is cut, and its reference with it. */
export const MAX_RESOLVED_VERSES = 30;

/** A passage of at most `most` verses: its beginning when it is longer. */
function shorten(passage: Passage, most: number): Passage {
  return passage.end - passage.start < most
    ? passage
    : toPassage(passage.start, passage.start + most - 1);
}

/**
 * A passage as a part, in the requested translation, else in the first one that prints it; null
 * when none does.
 */
export function toVersePart(
  scripture: Scripture,
  passage: Passage,
  asked: TranslationCode,
): VersePart | null {
  const codes = [asked, ...scripture.translations.keys()];
  for (const translation of codes) {
    const texts = scripture.translations.get(translation)?.texts;
    const verses: VersePart["verses"][number][] = [];
    for (let order = passage.start; order <= passage.end; order++) {
      const text = texts?.[order] ?? "";
      if (text === "") continue;
      verses.push({ osis: formatOsisVerse(order), verse: toVerseAddress(order).verse, text });
    }
    if (verses.length === 0) continue;
    const reference = formatReference(passage);
    return { type: "verse", reference, osis: formatOsis(passage), translation, verses };
  }
  return null;
}

/**
 * The passages a reference names as parts, each with its text from the table; an empty list when it
 * names none ("Hezekiah 3:16", a whole book, words). A translation named after the reference wins
 * over the one asked for. Each passage has at most 30 verses, or `most` when that is less.
 */
export function resolveReference(
  scripture: Scripture,
  reference: string,
  asked: TranslationCode,
  most = MAX_RESOLVED_VERSES,
): VersePart[] {
  const parsed = parseReference(reference);
  if (parsed.kind !== "found") return [];
  const [first] = parsed.passages;
  if (parsed.bookAlone && getBook(first.book).verseCounts.length > 1) return [];
  let left = Math.min(most, MAX_RESOLVED_VERSES);
  const parts: VersePart[] = [];
  for (const passage of parsed.passages) {
    if (left <= 0) break;
    const part = toVersePart(scripture, shorten(passage, left), parsed.translation ?? asked);
    if (!part) continue;
    left -= part.verses.length;
    parts.push(part);
  }
  return parts;
}
