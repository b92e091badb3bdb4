import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { TRANSLATION_CODES, type TranslationCode } from "@/lib/bible/constants";
import { toCanonicalOrder } from "@/lib/bible/rules";
import {
  type Scripture,
  type TranslationText,
  toLinkTable,
  toRanking,
  toTranslationText,
} from "@/lib/bible/scripture";
import { IMPORTERS } from "@/prisma/seed/bible/importers";
import { importLinks } from "@/prisma/seed/bible/links";
import type { VerseRow } from "@/prisma/seed/bible/rows";
import { keptByWorker } from "@/tests/support/kept-by-worker";

function toTexts(rows: readonly VerseRow[]): string[] {
  const texts = new Array<string>(CANON_VERSE_COUNT + 1).fill("");
  for (const { book, chapter, verse, text } of rows) {
    texts[toCanonicalOrder({ book, chapter, verse }) ?? 0] = text;
  }
  return texts;
}

/** Every translation and the links as the seed imports them, searchable without a database. */
export function loadPackagedScripture(): Scripture {
  return keptByWorker("packagedScripture", () => {
    const links = toLinkTable(
      importLinks().rows.map((row) => [row.canonicalOrder, row.targets] as const),
    );
    const ranking = toRanking(links);
    const translations = new Map<TranslationCode, TranslationText>();
    for (const code of TRANSLATION_CODES) {
      const texts = toTexts(IMPORTERS[code]());
      translations.set(code, toTranslationText(code, texts, [], ranking));
    }
    return { translations, links, ranking };
  });
}
