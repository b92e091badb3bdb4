import type { VerseRange } from "../references/verse-range";
import type { Ranking } from "../scripture";
import { addBeginning, addForms, addWholePhrase } from "./find-verses";
import { Matches } from "./matches";
import type { Operand, ReadQuery } from "./query-language";
import type { SearchIndex } from "./search-index";

/** By rank: 1 for the verses of `allowed` that have a word in the original. */
function flagsOfOriginal(
  { original }: Operand,
  { rankOf }: Ranking,
  allowed: Uint8Array,
): Uint8Array {
  const flags = new Uint8Array(allowed.length);
  for (const order of original?.orders ?? []) {
    const rank = rankOf[order] ?? 0;
    flags[rank] = allowed[rank] ?? 0;
  }
  return flags;
}

/** By rank: 1 for the verses of `allowed` that hold what is looked for, in one translation. */
function flagsOf(
  index: SearchIndex,
  ranking: Ranking,
  operand: Operand,
  allowed: Uint8Array,
): Uint8Array {
  const { kind, words } = operand;
  if (kind === "lemma") return flagsOfOriginal(operand, ranking, allowed);
  const found = new Matches(allowed);
  if (kind === "phrase") addWholePhrase(index, words, found);
  else if (kind === "beginning") addBeginning(index, words, found);
  else addForms(index, words, found);
  return found.tierOf.map((tier) => (tier > 0 ? 1 : 0));
}

/** Leaves the verses of these ranges alone in `allowed`, or takes them out. */
function limit(
  allowed: Uint8Array,
  ranges: readonly VerseRange[],
  { rankOf }: Ranking,
  inside: boolean,
): void {
  const held = new Uint8Array(allowed.length);
  for (const { start, end } of ranges) {
    for (const rank of rankOf.subarray(start, end + 1)) held[rank] = 1;
  }
  for (let rank = 0; rank < held.length; rank++) {
    if ((held[rank] === 1) !== inside) allowed[rank] = 0;
  }
}

/** By rank: the verses of `printed` that lie where the search looks and hold nothing excluded. */
export function toSearched(
  index: SearchIndex,
  ranking: Ranking,
  read: ReadQuery,
  printed: Uint8Array,
): Uint8Array {
  const allowed = printed.slice();
  const inside = [...read.scopes.flatMap(({ ranges }) => ranges), ...read.passages];
  if (inside.length > 0) limit(allowed, inside, ranking, true);
  const outside = read.excludedScopes.flatMap(({ ranges }) => ranges);
  if (outside.length > 0) limit(allowed, outside, ranking, false);
  // Like a place to look in: neither verses by meaning nor the nearest ones are without the word.
  for (const group of read.required.filter((each) => each.every(({ kind }) => kind === "lemma"))) {
    const held = group.map((operand) => flagsOfOriginal(operand, ranking, allowed));
    for (let rank = 0; rank < allowed.length; rank++) {
      if (!held.some((flags) => flags[rank] === 1)) allowed[rank] = 0;
    }
  }
  for (const operand of read.excluded) {
    for (const [rank, flag] of flagsOf(index, ranking, operand, allowed).entries()) {
      if (flag === 1) allowed[rank] = 0;
    }
  }
  return allowed;
}

/**
 * By rank: the verses of `allowed` that hold an alternative of everything required, 2 in the chosen
 * translation, 1 only with the help of another.
 */
export function toRequired(
  index: SearchIndex,
  others: readonly SearchIndex[],
  ranking: Ranking,
  required: ReadQuery["required"],
  allowed: Uint8Array,
): Uint8Array {
  const met = allowed.map((flag) => flag * 2);
  for (const group of required) {
    const held = new Uint8Array(allowed.length);
    for (const [at, each] of [index, ...others].entries()) {
      for (const operand of group) {
        // A phrase is remembered from whichever translation; a word is meant as it is read.
        if (at > 0 && operand.kind !== "phrase") continue;
        for (const [rank, flag] of flagsOf(each, ranking, operand, allowed).entries()) {
          if (flag === 1) held[rank] = Math.max(held[rank] ?? 0, at === 0 ? 2 : 1);
        }
      }
    }
    for (const [rank, value] of held.entries()) met[rank] = Math.min(met[rank] ?? 0, value);
  }
  return met;
}
