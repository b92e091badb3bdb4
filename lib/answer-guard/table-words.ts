import "server-only";
import { setImmediate } from "node:timers/promises";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import { waysToWrite } from "./spellings";
import { matchAround, runsOf, standsAnywhere, toIds, WordCursor } from "./table-runs";
import { warmUpAlignment } from "./table-stems";
import { trigramsOf } from "./table-trigrams";

/**
 * Builds the indexes for checking quotations ahead of the first answer; yields to other requests.
 */
export async function warmUpTableWords({ translations, ranking }: Scripture): Promise<void> {
  for (const text of translations.values()) {
    runsOf(text, ranking.orderOf, ranking.rankOf);
    await setImmediate();
    trigramsOf(text);
    await setImmediate();
  }
  warmUpAlignment({ translations });
}

/**
 * True when the words of a text occur in sequence in one of our translations, within one book.
 * Case, accents, punctuation and quotation marks do not count. False for no words or more than 400.
 */
export function standsInTable(scripture: Scripture, text: string): boolean {
  for (const words of waysToWrite(text)) {
    for (const translation of scripture.translations.values()) {
      const ids = toIds(translation, words);
      if (ids && standsAnywhere(translation, scripture.ranking, ids)) return true;
    }
  }
  return false;
}

/** Most places of the same words that are compared. */
const MAX_PLACES = 200;

/** The verses in which the words of a text begin, at most 200 a translation; see standsInTable. */
export function placesInTable(scripture: Scripture, text: string): number[] {
  const places = new Set<number>();
  for (const words of waysToWrite(text)) {
    for (const translation of scripture.translations.values()) {
      const ids = toIds(translation, words);
      let left = MAX_PLACES;
      const collect = ({ order }: { order: number }) => {
        places.add(order);
        return --left === 0;
      };
      if (ids) standsAnywhere(translation, scripture.ranking, ids, collect);
    }
  }
  return [...places];
}

/** Most verses of a passage that are examined. */
const MAX_PASSAGE_VERSES = 200;

/** True when the words occur in sequence, starting or ending in one of the passages. */
export function standsInPassages(
  scripture: Scripture,
  text: string,
  passages: readonly VerseRange[],
): boolean {
  const { rankOf } = scripture.ranking;
  const ways = waysToWrite(text);
  const pairs = [...scripture.translations.values()].flatMap((translation) =>
    ways.map((words) => [translation, toIds(translation, words)] as const),
  );
  for (const [translation, ids] of pairs) {
    if (!ids) continue;
    const { tokens, tokenStart } = translation.index;
    for (const { start, end } of passages) {
      const last = Math.min(end, start + MAX_PASSAGE_VERSES - 1);
      for (let order = start; order <= last; order++) {
        const rank = rankOf[order] ?? 0;
        for (let at = tokenStart[rank] ?? 0; at < (tokenStart[rank + 1] ?? 0); at++) {
          for (const border of [0, ids.length - 1]) {
            if (tokens[at] !== ids[border]) continue;
            if (matchAround(new WordCursor(translation, rankOf, order, at), ids, border))
              return true;
          }
        }
      }
    }
  }
  return false;
}

/** Most verses of a passage examined for shared words. */
const MAX_VERSES = 60;

/**
 * Share (0 to 1) of a text's words that occur anywhere in the passages, in whichever translation
 * has most.
 */
export function sharedWords(
  scripture: Scripture,
  text: string,
  passages: readonly VerseRange[],
): number {
  const words = toWords(text).map((word) => word.text);
  if (words.length === 0) return 0;
  let best = 0;
  for (const { texts } of scripture.translations.values()) {
    const held = new Set<string>();
    for (const { start, end } of passages) {
      for (let order = start; order <= Math.min(end, start + MAX_VERSES); order++) {
        for (const word of toWords(texts[order] ?? "")) held.add(word.text);
      }
    }
    best = Math.max(best, words.filter((word) => held.has(word)).length / words.length);
  }
  return best;
}

/** Share (0 to 1) of a text's words that no translation has. */
export function unknownShare({ translations }: Scripture, text: string): number {
  const words = toWords(text);
  const unknown = words.filter(({ text: word }) =>
    [...translations.values()].every(({ index }) => !index.wordIds.has(word)),
  );
  return words.length === 0 ? 0 : unknown.length / words.length;
}
