import { lexemeIdOf } from "../../lib/words/stored";
import type { LexiconRow } from "../../prisma/seed/words/packed";
import type { SourceVerses } from "./original-text";

const MOST_RELATED = 24;
const MOST_NEIGHBORS = 12;
/** A rarer word's company says nothing. */
const LEAST_PLACES = 5;
/** A commoner word (article, "and", "say") keeps company with all. */
const MOST_PLACES = 4_000;
const LEAST_TOGETHER = 3;

/** Adds to each entry what it is derived from or gave rise to, and which words it stands with. */
export function addRelations(rows: readonly LexiconRow[], originals: SourceVerses): void {
  addRelated(rows);
  addNeighbors(rows, originals);
}

function addRelated(rows: readonly LexiconRow[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const link = (from: LexiconRow, to: LexiconRow) => {
    if (from !== to && !from.related.includes(to.id)) from.related.push(to.id);
  };
  for (const row of rows) {
    for (const id of row.derivation.match(/\b[GH]\d+\b/gu) ?? []) {
      const origin = byId.get(id);
      if (!origin) continue;
      link(row, origin);
      // A root with hundreds of names from it keeps the first ones.
      if (origin.related.length < MOST_RELATED) link(origin, row);
    }
  }
}

/** Words in the verses of a word, by how surely they stand there more often than by chance. */
function addNeighbors(rows: readonly LexiconRow[], originals: SourceVerses): void {
  const verses = [...originals.values()].map((words) => [
    ...new Set(words.map(({ lemma }) => lexemeIdOf(lemma)).filter(Boolean)),
  ]);
  const inVerses = new Map<string, number>();
  for (const ids of verses) for (const id of ids) inVerses.set(id, (inVerses.get(id) ?? 0) + 1);
  const tells = (id: string) => {
    const count = inVerses.get(id) ?? 0;
    return count >= LEAST_PLACES && count <= MOST_PLACES;
  };
  const together = new Map<string, Map<string, number>>();
  for (const ids of verses) {
    const telling = ids.filter(tells);
    for (const one of telling) {
      const counts = together.get(one) ?? new Map<string, number>();
      together.set(one, counts);
      for (const other of telling) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  for (const row of rows) {
    const own = inVerses.get(row.id) ?? 0;
    const scored = [...(together.get(row.id) ?? [])]
      .filter(([id, count]) => id !== row.id && count >= LEAST_TOGETHER)
      // Signed log-likelihood without the terms that are small for words this rare (Dunning 1993).
      .map(([id, count]): [string, number] => {
        const expected = (own * (inVerses.get(id) ?? 0)) / verses.length;
        return [id, count > expected ? count * Math.log(count / expected) : 0];
      })
      .sort((a, b) => b[1] - a[1]);
    row.neighbors = scored.slice(0, MOST_NEIGHBORS).map(([id]) => id);
  }
}
