import { toWords } from "../../lib/bible/search/words";
import { isContentWord, stemOf } from "../../prisma/seed/words/english";

// How far two passages say the same in a translation.

/** The texts of one translation by canonicalOrder, and in how many verses each stem stands. */
export interface WeighedText {
  texts: ReadonlyMap<number, string>;
  isKnown: (word: string) => boolean;
  weightOf: (stem: string) => number;
}

export interface Agreement {
  /** Weight of the shared words, as a share of what the shorter passage weighs. */
  share: number;
  /** Different words that name something and stand in both. */
  words: number;
  /** Words, of whatever kind, that follow each other in both. */
  run: number;
}

/** Words of a verse by their stems, in order; those that only build the sentence stay as written. */
function stemsOf(text: WeighedText, order: number): string[] {
  return toWords(text.texts.get(order) ?? "").map(({ text: word }) =>
    isContentWord(word) ? stemOf(word, text.isKnown) : word,
  );
}

export function weighText(texts: ReadonlyMap<number, string>): WeighedText {
  const known = new Set([...texts.values()].flatMap((text) => toWords(text).map((w) => w.text)));
  const isKnown = (word: string) => known.has(word);
  const counts = new Map<string, number>();
  const text: WeighedText = {
    texts,
    isKnown,
    weightOf: (stem) => Math.log(texts.size / (counts.get(stem) ?? 1)),
  };
  for (const order of texts.keys()) {
    for (const stem of new Set(stemsOf(text, order))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return text;
}

const isContent = (stem: string) => isContentWord(stem);
const rangeOf = (start: number, end: number) =>
  Array.from({ length: end - start + 1 }, (_value, at) => start + at);

/** The longest run of words that stands in both and in which two words name something. */
function longestRun(one: readonly string[], other: readonly string[]): number {
  let best = 0;
  for (let at = 0; at < one.length; at++) {
    for (let from = 0; from < other.length; from++) {
      let size = 0;
      const named = new Set<string>();
      while (one[at + size] !== undefined && one[at + size] === other[from + size]) {
        const stem = one[at + size] ?? "";
        if (isContent(stem)) named.add(stem);
        size++;
      }
      if (named.size >= 2 && size > best) best = size;
    }
  }
  return best;
}

/** How far two passages (canonicalOrder, inclusive) agree in a translation. */
export function measureAgreement(
  text: WeighedText,
  one: { start: number; end: number },
  other: { start: number; end: number },
): Agreement {
  const [first = [], second = []] = [one, other].map(({ start, end }) =>
    rangeOf(start, end).flatMap((order) => stemsOf(text, order)),
  );
  const [mine, theirs] = [first, second].map((stems) => new Set(stems.filter(isContent)));
  const sum = (stems: Iterable<string>) =>
    [...stems].reduce((total, stem) => total + text.weightOf(stem), 0);
  const shared = [...(mine ?? [])].filter((stem) => theirs?.has(stem));
  const least = Math.min(sum(mine ?? []), sum(theirs ?? []));
  return {
    share: least === 0 ? 0 : sum(shared) / least,
    words: shared.length,
    run: longestRun(first, second),
  };
}
