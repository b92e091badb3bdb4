import "server-only";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import type { Scripture } from "@/lib/bible/scripture";
import type { Word } from "@/lib/bible/search/words";
import { isContent } from "./content-words";
import { NONE, stemsOf, toGiven } from "./table-stems";

/** Stems of more verses say nothing of a place. */
const COMMON = 3_000;
const EVERYWHERE: readonly VerseRange[] = [{ start: 1, end: CANON_VERSE_COUNT }];

/**
 * The best share (0 to 1) of the words that carry matter, weighed by rarity, that stand together
 * somewhere: in a verse or in the `around` ones on either side; `within` names the only ones that
 * count. 1 where nothing tells.
 */
export function bestShare(
  scripture: Scripture,
  words: readonly Word[],
  within: readonly VerseRange[] | null = null,
  around = 1,
): number {
  const content = words.filter(({ text }) => isContent(text));
  let best = 0;
  for (const translation of scripture.translations.values()) {
    const { stemRanks, stemStart } = translation.index;
    const { orderOf } = scripture.ranking;
    stemsOf(translation);
    const votes = new Float32Array(CANON_VERSE_COUNT + 2);
    const counted = new Uint16Array(CANON_VERSE_COUNT + 2);
    let whole = 0;
    let number = 0;
    for (const stem of new Set(toGiven(translation, content, "").stems)) {
      const start = stem === NONE ? 0 : (stemStart[stem - 1] ?? 0);
      const end = stem === NONE ? 0 : (stemStart[stem] ?? 0);
      if (end - start > COMMON) continue;
      const weight = Math.log(CANON_VERSE_COUNT / (end - start + 1));
      whole += weight;
      number++;
      for (let at = start; at < end; at++) {
        const order = orderOf[stemRanks[at] ?? 0] ?? 0;
        for (let near = Math.max(order - around, 1); near <= order + around; near++) {
          if (counted[near] === number) continue;
          counted[near] = number;
          votes[near] = (votes[near] ?? 0) + weight;
        }
      }
    }
    if (whole === 0) return 1;
    let most = 0;
    for (const { start, end } of within ?? EVERYWHERE)
      for (let order = start; order <= end; order++) most = Math.max(most, votes[order] ?? 0);
    best = Math.max(best, most / whole);
  }
  return best;
}

/** What words that stand together in a verse's neighbors only count, of those in the verse itself. */
const NEIGHBORS = 0.8;

/** The same share, of which less counts where it takes several verses to find the words. */
export function closeShare(
  scripture: Scripture,
  words: readonly Word[],
  within: readonly VerseRange[] | null = null,
): number {
  return Math.max(
    bestShare(scripture, words, within, 0),
    NEIGHBORS * bestShare(scripture, words, within),
  );
}
