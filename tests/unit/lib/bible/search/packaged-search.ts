import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import type { TranslationCode } from "@/lib/bible/constants";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { formatVerse } from "@/lib/bible/rules";
import { findByWords } from "@/lib/bible/search/search-verses";
import { loadPackagedScripture } from "./packaged-scripture";

const scripture = loadPackagedScripture();
const EVERYWHERE: VerseRange = { start: 1, end: CANON_VERSE_COUNT };

export function textOf(code: TranslationCode, order: number): string {
  return scripture.translations.get(code)?.texts[order] ?? "";
}

/** Searches the packaged texts by words; `marked` are the words highlighted in each hit. */
export function search(
  text: string,
  { code = "WEB" as TranslationCode, range = EVERYWHERE, offset = 0, limit = 20 } = {},
) {
  const found = findByWords(scripture, {
    text,
    translation: code,
    range,
    offset,
    limit,
    mayCorrect: true,
  });
  return {
    ...found,
    references: found.hits.map(({ order }) => formatVerse(order)),
    marked: found.hits.map(({ order, highlights }) =>
      highlights.map(([start, end]) => textOf(code, order).slice(start, end)),
    ),
  };
}
