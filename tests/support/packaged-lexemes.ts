import type { IndexedLexeme } from "@/lib/words/data";
import { type LexemeTable, toLexemeTable } from "@/lib/words/lexeme-table";
import { lexemeIdOf, NUMBERS_PER_PLACE } from "@/lib/words/stored";
import { readLexiconRows, readOriginals } from "@/prisma/seed/words/packed";
import { keptByWorker } from "./kept-by-worker";

/** The dictionary and where its words stand as the seed writes them, without a database. */
export function loadPackagedLexemes(): {
  table: LexemeTable;
  lexemes: ReadonlyMap<string, IndexedLexeme>;
} {
  return keptByWorker("packagedLexemes", () => {
    const { forms, verses } = readOriginals();
    const places = new Map<string, number[]>();
    verses.forEach((ids, at) => {
      for (const id of ids) {
        const lexeme = lexemeIdOf(forms[id]?.lemma ?? "");
        const known = places.get(lexeme) ?? [];
        known.push(at + 1, ...new Array<number>(NUMBERS_PER_PLACE - 1).fill(0));
        places.set(lexeme, known);
      }
    });
    const rows = readLexiconRows();
    const lexemes = new Map(
      rows.map(({ id, language, lemma, transliteration }) => {
        const frequency = (places.get(id)?.length ?? 0) / NUMBERS_PER_PLACE;
        return [id, { id, language, lemma, transliteration, frequency }];
      }),
    );
    return { table: toLexemeTable(rows.map(({ id }) => [id, places.get(id) ?? []])), lexemes };
  });
}
