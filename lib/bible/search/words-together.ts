import type { Scripture } from "../scripture";
import { FUNCTION_WORDS } from "./nearest-words";
import { toStem, toWords } from "./words";

/** Words of a text that stand together in verses, though not as its sentence. */
export interface WordsTogether {
  /** As the text has them. */
  words: string[];
  /** The verses, by canonicalOrder, those that are referred to most first. */
  orders: number[];
}

/** Words that stand in so many verses that one which has them is near to nothing. */
const COMMON = new Set([
  ...FUNCTION_WORDS,
  ...(
    "i no whom whose yours yourself am been being can could do does did done may might " +
    "must should would shall only just even always never ever all any every each one ones " +
    "some other others like how why where which there here these about go goes come comes " +
    "get gets got make makes made take takes give gives say says said tell tells told " +
    "know knows think see put keep treat thing things way own very more most too much " +
    "many up out down over after before again also because"
  ).split(" "),
]);
const FEWEST = 2;
/** More than this share of the telling words stands there. */
const MOST_OF_THEM = 0.5;

/**
 * The verses that hold most of the telling words of a saying in any of their forms, in whichever
 * translation holds more of them; null where none has two. Pure.
 */
export function findWordsTogether(scripture: Scripture, text: string): WordsTogether | null {
  const telling = [...new Set(toWords(text).map(({ text: word }) => word))].filter(
    (word) => !COMMON.has(word),
  );
  if (telling.length < FEWEST) return null;
  let best: { count: number; together: WordsTogether } | null = null;
  for (const { index } of scripture.translations.values()) {
    const held = new Map<number, string[]>();
    for (const word of telling) {
      const id = index.stemIds.get(toStem(word, (other) => index.wordIds.has(other)));
      if (id === undefined) continue;
      for (let at = index.stemStart[id] ?? 0; at < (index.stemStart[id + 1] ?? 0); at++) {
        const rank = index.stemRanks[at] ?? 0;
        held.set(rank, [...(held.get(rank) ?? []), word]);
      }
    }
    const count = [...held.values()].reduce((most, words) => Math.max(most, words.length), 0);
    if (count < FEWEST || count / telling.length <= MOST_OF_THEM) continue;
    if (count <= (best?.count ?? 0)) continue;
    const ranks = [...held].filter(([, words]) => words.length === count);
    ranks.sort(([a], [b]) => a - b);
    const [, words = []] = ranks[0] ?? [];
    const same = ranks.filter(([, others]) => others.every((one) => words.includes(one)));
    const orders = same.map(([rank]) => scripture.ranking.orderOf[rank] ?? 0);
    best = { count, together: { words, orders } };
  }
  return best?.together ?? null;
}
