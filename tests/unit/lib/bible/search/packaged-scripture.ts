import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import type { TranslationCode } from "@/lib/bible/constants";
import { toCanonicalOrder } from "@/lib/bible/rules";
import {
  type Scripture,
  type TranslationText,
  toLinkTable,
  toRanking,
  toTranslationText,
} from "@/lib/bible/scripture";
import { importKjv } from "@/prisma/seed/bible/kjv";
import { importLinks } from "@/prisma/seed/bible/links";
import type { VerseRow } from "@/prisma/seed/bible/rows";
import { importWeb } from "@/prisma/seed/bible/web";

function toTexts(rows: readonly VerseRow[]): string[] {
  const texts = new Array<string>(CANON_VERSE_COUNT + 1).fill("");
  for (const { book, chapter, verse, text } of rows) {
    texts[toCanonicalOrder({ book, chapter, verse }) ?? 0] = text;
  }
  return texts;
}

/** Both translations and the links as the seed imports them, searchable without a database. */
export function loadPackagedScripture(): Scripture {
  const links = toLinkTable(
    importLinks().rows.map((row) => [row.canonicalOrder, row.targets] as const),
  );
  const ranking = toRanking(links);
  const rows: [TranslationCode, VerseRow[]][] = [
    ["WEB", importWeb()],
    ["KJV", importKjv()],
  ];
  const translations = new Map<TranslationCode, TranslationText>();
  for (const [code, verses] of rows) {
    translations.set(code, toTranslationText(code, toTexts(verses), [], ranking));
  }
  return { translations, links, ranking };
}
