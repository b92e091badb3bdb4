import { processState } from "@/lib/process-state";
import type { TranslationCode } from "../constants";
import type { Scripture, TranslationText } from "../scripture";
import type { SearchIndex } from "./search-index";
import { tokensFrom } from "./word-places";
import { normalizeWord, toStem, toWords } from "./words";

/** A difference, in the order of the words; one side may be empty. */
export interface WordDifference {
  asked: string;
  verse: string;
}

export interface NearestWords {
  start: number;
  end: number;
  translation: TranslationCode;
  /** Share (0 to 1) of the words, by how rare they are, that stand there in order. */
  share: number;
  /** Words that tell something (not "the") and stand there in order. */
  tellingWords: number;
  /** Share of such words that do not stand there; one out of order counts half. */
  missing: number;
  differences: WordDifference[];
}

/** Words of today by those of the old translation, for which they stand as the same. */
const TODAY: Readonly<Record<string, string>> = {
  thou: "you",
  thee: "you",
  ye: "you",
  thy: "your",
  thine: "your",
  hath: "has",
  doth: "does",
  saith: "says",
  shalt: "shall",
  wilt: "will",
  unto: "to",
  an: "a",
  whosoever: "whoever",
  yahweh: "lord",
  jehovah: "lord",
  shall: "will",
  may: "will",
  lest: "not",
  toward: "towards",
  upon: "on",
  into: "in",
  won: "will",
  doesn: "does",
  those: "who",
  them: "who",
  which: "who",
  that: "who",
  every: "all",
  my: "your",
  our: "your",
  his: "your",
  everyone: "all",
};
/** What such words, and different forms of one word, count beside the word itself. */
const AS_TODAY = 0.85;
const AS_FORM = 0.95;
/** What a word too many costs, by the weight of the word asked for or by itself. */
const LEFT_OUT = 0.2;
const ADDED = 0.35;
/** Weight of a word from which it tells something. */
const TELLING = 1.9;
/** Words that stand in every sentence and tell nothing of it. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  "a an and are as at be but by for from had has have he her him his if in into is it its let me my not of on or our she so than that the their them then they this those to unto upon us was we were what when who will with you your".split(
    " ",
  ),
);
const CANDIDATES = 60;
/** Longer words are compared by their beginning. */
const MOST_WORDS = 60;

interface Asked {
  word: string;
  stem: string;
  today: string;
  weight: number;
}

function isTelling({ word, weight }: Asked): boolean {
  return weight >= TELLING && !FUNCTION_WORDS.has(word);
}

/** Stems by word; each word of the text is met again and again. */
const stems = processState("nearestStems", () => new WeakMap<SearchIndex, Map<string, string>>());

function stemOf(index: SearchIndex, word: string): string {
  const known = stems.get(index) ?? new Map<string, string>();
  if (known.size === 0) stems.set(index, known);
  const before = known.get(word);
  if (before !== undefined) return before;
  const stem = toStem(word, (other) => index.wordIds.has(other));
  if (index.wordIds.has(word)) known.set(word, stem);
  return stem;
}

function countVerses(index: SearchIndex, word: string): number {
  const id = index.stemIds.get(stemOf(index, word));
  return id === undefined ? 0 : (index.stemStart[id + 1] ?? 0) - (index.stemStart[id] ?? 0);
}

function readAsked(scripture: Scripture, index: SearchIndex, text: string): Asked[] {
  const all = [...scripture.translations.values()];
  const verses = index.tokenStart.length - 1;
  return toWords(text)
    .slice(0, MOST_WORDS)
    .map(({ text: word }) => {
      const today = TODAY[word] ?? word;
      // "unto" is as common in one translation as it is unknown to the other.
      const held = Math.max(
        ...all.flatMap((other) => [
          countVerses(other.index, word),
          countVerses(other.index, today),
        ]),
      );
      const weight = Math.log((verses + 1) / (held + 1));
      return { word, stem: stemOf(index, word), today, weight };
    });
}

/** The verses (by order) that hold most of the words' weight, alone or with the next. */
function findCandidates({ index }: TranslationText, scripture: Scripture, asked: Asked[]) {
  const { orderOf } = scripture.ranking;
  const scores = new Float32Array(orderOf.length + 2);
  for (const [stem, { weight }] of new Map(asked.map((word) => [word.stem, word]))) {
    const id = index.stemIds.get(stem);
    if (id === undefined) continue;
    for (let at = index.stemStart[id] ?? 0; at < (index.stemStart[id + 1] ?? 0); at++) {
      const order = orderOf[index.stemRanks[at] ?? 0] ?? 0;
      scores[order] = (scores[order] ?? 0) + weight;
    }
  }
  const best: { order: number; score: number }[] = [];
  let least = 0;
  for (let order = 1; order < orderOf.length; order++) {
    const own = scores[order] ?? 0;
    if (own === 0) continue;
    const score = own + (scores[order + 1] ?? 0) * 0.3;
    if (best.length >= CANDIDATES && score <= least) continue;
    best.push({ order, score });
    if (best.length < CANDIDATES * 2) continue;
    best.sort((a, b) => b.score - a.score).length = CANDIDATES;
    least = best.at(-1)?.score ?? 0;
  }
  return best.sort((a, b) => b.score - a.score).slice(0, CANDIDATES);
}

/** How far a word of the text stands for one that is asked for: 0 to 1. */
function likeness(asked: Asked, word: string, stem: string): number {
  if (asked.word === word) return 1;
  if (asked.stem === stem) return AS_FORM;
  return asked.today === (TODAY[word] ?? word) ? AS_TODAY : 0;
}

interface Aligned {
  score: number;
  /** By asked word: the place of the word that stands for it, or -1. */
  at: Int16Array;
}

/** The best alignment of the asked words, in order, with a stretch of the text's words. */
function align(asked: readonly Asked[], words: readonly (readonly [string, string])[]): Aligned {
  const rows = asked.length + 1;
  const columns = words.length + 1;
  const score = new Float32Array(rows * columns);
  const step = new Uint8Array(rows * columns);
  let best = 0;
  let bestAt = 0;
  for (let row = 1; row < rows; row++) {
    const word = asked[row - 1];
    if (!word) continue;
    const skip = Math.max(0.3, word.weight * LEFT_OUT);
    for (let column = 1; column < columns; column++) {
      const cell = row * columns + column;
      const [text = "", stem = ""] = words[column - 1] ?? [];
      const like = likeness(word, text, stem);
      let value = 0;
      const diagonal = like > 0 ? (score[cell - columns - 1] ?? 0) + like * word.weight : 0;
      if (diagonal > value) {
        value = diagonal;
        step[cell] = 1;
      }
      const up = (score[cell - columns] ?? 0) - skip;
      if (up > value) {
        value = up;
        step[cell] = 2;
      }
      const left = (score[cell - 1] ?? 0) - ADDED;
      if (left > value) {
        value = left;
        step[cell] = 3;
      }
      score[cell] = value;
      if (value > best) {
        best = value;
        bestAt = cell;
      }
    }
  }
  const at = new Int16Array(asked.length).fill(-1);
  for (let cell = bestAt; step[cell]; ) {
    const row = Math.floor(cell / columns);
    if (step[cell] === 1) {
      at[row - 1] = (cell % columns) - 1;
      cell -= columns + 1;
    } else cell -= step[cell] === 2 ? columns : 1;
  }
  return { score: best, at };
}

/** Words as they are printed, by those of the index. */
function printedWords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => toWords(text).map(({ start, end }) => text.slice(start, end)));
}

function findDifferences(askedText: string, printed: readonly string[], at: Int16Array) {
  const asked = toWords(askedText).map(({ start, end }) => askedText.slice(start, end));
  const differences: WordDifference[] = [];
  let yours: string[] = [];
  let next = -1;
  const close = (until: number) => {
    const verse = next < 0 ? [] : printed.slice(next, until);
    if (yours.length + verse.length > 0) {
      differences.push({ asked: yours.join(" "), verse: verse.join(" ") });
    }
    yours = [];
  };
  at.forEach((place, row) => {
    const word = asked[row] ?? "";
    if (place < 0 || normalizeWord(word) !== normalizeWord(printed[place] ?? "")) {
      yours.push(word);
      if (place >= 0 && next < 0) next = place;
      return;
    }
    close(place);
    next = place + 1;
  });
  // What follows the last word is not left out by it.
  const last = at.reduce((a, b) => Math.max(a, b), -1);
  if (yours.length > 0) close(Math.max(last + 1, next));
  return differences;
}

/**
 * The passage whose words come nearest to those of a text, in whichever translation; null when none
 * shares any. Pure; some milliseconds.
 */
export function findNearestWords(scripture: Scripture, text: string): NearestWords | null {
  let best: { score: number; nearest: () => NearestWords } | null = null;
  for (const translation of scripture.translations.values()) {
    const { index, texts, code } = translation;
    const asked = readAsked(scripture, index, text);
    const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
    for (const { order } of findCandidates(translation, scripture, asked)) {
      const { ids, verseEnd } = tokensFrom(translation, scripture, order);
      const words = ids.map((id) => index.words[id] ?? "");
      const forms = words.map((word) => [word, stemOf(index, word)] as const);
      const { score, at } = align(asked, forms);
      if (score <= (best?.score ?? 0)) continue;
      best = {
        score,
        nearest: () => {
          const matched = asked.filter((_word, row) => (at[row] ?? -1) >= 0);
          const telling = asked.filter(isTelling);
          const unmet = telling.filter((word) => !matched.includes(word));
          const elsewhere = unmet.filter((word) =>
            forms.some(([form, stem]) => likeness(word, form, stem) > 0),
          );
          const placed = [...at].filter((place) => place >= 0);
          const isNext = placed.every((place) => place >= verseEnd);
          const runsOn = placed.some((place) => place >= verseEnd);
          const start = isNext ? order + 1 : order;
          return {
            start,
            end: runsOn ? order + 1 : order,
            translation: code,
            share: matched.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, whole),
            tellingWords: matched.filter(isTelling).length,
            missing: (unmet.length - elsewhere.length / 2) / Math.max(1, telling.length),
            differences: findDifferences(
              text,
              printedWords([texts[order] ?? "", texts[order + 1] ?? ""]),
              at,
            ),
          };
        },
      };
    }
  }
  return best?.nearest() ?? null;
}
