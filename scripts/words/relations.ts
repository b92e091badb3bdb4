import { lexemeIdOf } from "../../lib/words/stored";
import type { LexiconRow } from "../../prisma/seed/words/packed";
import type { SourceVerses } from "./original-text";

const MOST_RELATED = 24;
const MOST_NEIGHBORS = 12;
/** A rarer word's company says nothing. */
const LEAST_PLACES = 5;
const LEAST_TOGETHER = 3;
/** How many times as often as by chance two words meet at least. */
const LEAST_RATIO = 1.5;
/** Least log-likelihood: by chance one pair in a thousand reaches it. */
const LEAST_LIKELIHOOD = 10.83;

/**
 * Parts of speech of words that join others and name nothing: articles, pronouns, prepositions,
 * conjunctions, particles. By the dictionary's codes, Hebrew and Greek.
 */
const JOINING: ReadonlySet<string> = new Set(
  "conj d dp i inj np p prep pron prt r x C COND CONJ D F I K P PREP PRT Q R S T X".split(" "),
);
/** Others that stand everywhere: "not", "all", "be", "become", "also", "so", "there", "before". */
const EVERYWHERE: ReadonlySet<string> = new Set(
  "H3808 H3605 H1961 H1571 H3651 H8033 H6258 H3606 H3809 H1934 G3756 G3361 G3956 G1510 G1511 G2076 G2258 G1526 G2071 G1096 G2532 G3779 G1161 G1799".split(
    " ",
  ),
);

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

/**
 * Words in the verses of a word, by how surely they stand there more often than by chance
 * (Dunning 1993), held against the verses of their own language.
 */
function addNeighbors(rows: readonly LexiconRow[], originals: SourceVerses): void {
  const languageOf = new Map(rows.map(({ id, language }) => [id, language]));
  const telling = new Set(rows.filter(isTelling).map(({ id }) => id));
  const byVerse = [...originals.values()].map((words) => [
    ...new Set(words.map(({ lemma }) => lexemeIdOf(lemma)).filter(Boolean)),
  ]);
  const neighbors = new Map<string, LexiconRow["neighbors"]>();
  for (const language of ["he", "arc", "grc"]) {
    const verses = byVerse
      .map((ids) => ids.filter((id) => languageOf.get(id) === language))
      .filter(({ length }) => length > 0)
      .map((ids) => ids.filter((id) => telling.has(id)));
    for (const [id, list] of findCompany(verses)) neighbors.set(id, list);
  }
  for (const row of rows) row.neighbors = neighbors.get(row.id) ?? [];
}

/** False for words that merely join others and for those that stand everywhere. */
export function isTelling({ id, partOfSpeech }: Pick<LexiconRow, "id" | "partOfSpeech">): boolean {
  return !EVERYWHERE.has(id) && !partOfSpeech.split(" ").some((part) => JOINING.has(part));
}

function findCompany(verses: readonly string[][]): Map<string, LexiconRow["neighbors"]> {
  const counts = new Map<string, number>();
  for (const ids of verses) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const together = new Map<string, Map<string, number>>();
  for (const ids of verses) {
    const known = ids.filter((id) => (counts.get(id) ?? 0) >= LEAST_PLACES);
    for (const one of known) {
      const others = together.get(one) ?? new Map<string, number>();
      together.set(one, others);
      for (const other of known) others.set(other, (others.get(other) ?? 0) + 1);
    }
  }
  const company = new Map<string, LexiconRow["neighbors"]>();
  for (const [one, others] of together) {
    const own = counts.get(one) ?? 0;
    const scored: { id: string; both: number; score: number }[] = [];
    for (const [id, both] of others) {
      if (id === one || both < LEAST_TOGETHER) continue;
      const other = counts.get(id) ?? 0;
      if (both * verses.length < LEAST_RATIO * own * other) continue;
      const score = likelihoodOf(both, own, other, verses.length);
      if (score >= LEAST_LIKELIHOOD) scored.push({ id, both, score });
    }
    scored.sort((a, b) => b.score - a.score || b.both - a.both);
    company.set(
      one,
      scored.slice(0, MOST_NEIGHBORS).map(({ id, both }) => [id, both]),
    );
  }
  return company;
}

/** Log-likelihood that two words in `one` and `other` of `all` verses meet in `both` not by chance. */
function likelihoodOf(both: number, one: number, other: number, all: number): number {
  const cell = (seen: number, row: number, column: number) =>
    seen === 0 ? 0 : seen * Math.log((seen * all) / (row * column));
  return (
    2 *
    (cell(both, one, other) +
      cell(one - both, one, all - other) +
      cell(other - both, all - one, other) +
      cell(all - one - other + both, all - one, all - other))
  );
}
