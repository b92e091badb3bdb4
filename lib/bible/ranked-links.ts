// The verses a verse is linked to in the order in which they are shown; the source's own is by no
// measure (John 3:16 would begin with Genesis 22:12).
import { CANON_VERSE_COUNT } from "./canon";
import { getLinks, type Scripture } from "./scripture";
import type { SearchIndex } from "./search/search-index";
import { toStem } from "./search/words";

/** What each bond between two verses counts beside the words they share (0 to 1). */
const RETURNED = 0.12;
const SHARED_LINKS = 1;
const KNOWN = 0.1;
/** Words in more verses than this share of all say nothing about a bond. */
const COMMON = 0.06;

/** The rarer words of a verse by their stems, with how much each says. */
function weighWords(index: SearchIndex, rank: number): Map<string, number> {
  const weights = new Map<string, number>();
  const end = index.tokenStart[rank + 1] ?? 0;
  for (let at = index.tokenStart[rank] ?? 0; at < end; at++) {
    const stem = toStem(index.words[index.tokens[at] ?? 0] ?? "", (word) =>
      index.wordIds.has(word),
    );
    const id = index.stemIds.get(stem);
    if (id === undefined || weights.has(stem)) continue;
    const count = (index.stemStart[id + 1] ?? 0) - (index.stemStart[id] ?? 0);
    if (count > CANON_VERSE_COUNT * COMMON) continue;
    weights.set(stem, Math.log(CANON_VERSE_COUNT / Math.max(1, count)));
  }
  return weights;
}

const sumOfSquares = (weights: ReadonlyMap<string, number>) =>
  [...weights.values()].reduce((sum, weight) => sum + weight * weight, 0);

/** How alike two verses' words are, 0 to 1: the cosine of their weights. */
function compare(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [stem, weight] of one) shared += other.has(stem) ? weight * weight : 0;
  return shared === 0 ? 0 : shared / Math.sqrt(sumOfSquares(one) * sumOfSquares(other));
}

/**
 * The verses a verse is linked to (canonicalOrder), the closest first: those that share its rarer
 * words in either translation, that are linked to the same verses, that link back, and that many
 * verses are linked to. Equals keep the order of the source. Pure; about a millisecond.
 */
export function getRankedLinks(scripture: Scripture, order: number): number[] {
  const { rankOf, incoming, orderOf } = scripture.ranking;
  const links = getLinks(scripture, order);
  const own = new Set(links);
  const most = Math.log1p(incoming[orderOf[0] ?? 0] ?? 1);
  const indexes = [...scripture.translations.values()].map(({ index }) => index);
  const words = indexes.map((index) => weighWords(index, rankOf[order] ?? 0));
  const scored = Array.from(links, (target) => {
    const alike = indexes.map((index, at) =>
      compare(words[at] ?? new Map(), weighWords(index, rankOf[target] ?? 0)),
    );
    const back = getLinks(scripture, target);
    let both = 0;
    for (const other of back) if (own.has(other)) both++;
    const score =
      Math.max(0, ...alike) +
      (SHARED_LINKS * both) / Math.max(1, Math.sqrt(own.size * back.length)) +
      (back.includes(order) ? RETURNED : 0) +
      (KNOWN * Math.log1p(incoming[target] ?? 0)) / most;
    return { target, score };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ target }) => target);
}
