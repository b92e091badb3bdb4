// Everything in this folder is pure: the verse search over the text in memory.
import { stemmer } from "stemmer";

/** One word of a text: normalized, with its [start, end) in UTF-16 code units. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const APOSTROPHES = /[\u2018\u2019\u02BC`´]/g;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['\u2018\u2019\u02BC`´](?=[\p{L}])[\p{L}\p{M}]+)*/gu;
const PLAIN_WORD = /^[a-z]+$/;
/**
 * Accents, Hebrew points, Arabic vowel signs and the like, which a word is the same word without.
 * Marks of South and East Asian scripts are letters: a Hindi or Thai vowel, the sound of a kana.
 */
const ACCENTS = /(?![\u0900-\u1AAF\u1CD0-\u1CFF\uA800-\uABFF]|\u3099|\u309A)\p{M}/gu;
/** Letters of scripts in which no blank stands between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Lower case, straight apostrophes, no accents: the form in which words are compared. */
export function normalizeWord(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN_WORD.test(lower)) return lower;
  const plain = lower.replace(APOSTROPHES, "'").normalize("NFKD").replace(ACCENTS, "");
  return plain.normalize("NFC");
}

type Run = Pick<Word, "start" | "end">;

/** Made when the first such text is met; its dictionaries go by the script, not by the language. */
let segmenter: Intl.Segmenter | undefined;

const PAIRS = /^\p{Script=Han}{4,}$/u;

/**
 * The words of a run of letters without blanks, where a dictionary knows where they end. It knows
 * sayings of four letters as one word, in which nobody would find the two they are made of.
 */
function* splitRun(letters: string, from: number): Generator<Run> {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  for (const { segment, index } of segmenter.segment(letters)) {
    const start = from + index;
    if (!PAIRS.test(segment)) {
      yield { start, end: start + segment.length };
      continue;
    }
    for (const { 0: pair, index: at } of segment.matchAll(/..?/gu)) {
      for (const part of segmenter.segment(pair)) {
        const first = start + at + part.index;
        yield { start: first, end: first + part.segment.length };
      }
    }
  }
}

/** Where the words of a text stand, [start, end) in UTF-16 code units, in order. */
function* findRuns(text: string): Generator<Run> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (UNSPACED.test(found)) yield* splitRun(found, index);
    else yield { start: index, end: index + found.length };
  }
}

/** The words of a text as they are written, in order: what `toWords` gives, faster. */
export function splitWords(text: string): readonly string[] {
  if (!UNSPACED.test(text)) return text.match(WORD) ?? [];
  return Array.from(findRuns(text), ({ start, end }) => text.slice(start, end));
}

/**
 * The words of a text in order. Hyphens and all other signs separate words, apostrophes inside a
 * word do not; where a language writes no blanks, a dictionary tells words apart.
 */
export function toWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { start, end } of findRuns(text)) {
    words.push({ text: normalizeWord(text.slice(start, end)), start, end });
  }
  return words;
}

/**
 * "loveth", "goest": the King James Version's endings and what may remain when they are removed.
 */
function archaicStems(word: string): string[] {
  if (!/.{2}e(?:th|st)$/.test(word)) return [];
  const bare = word.slice(0, -3);
  return [
    word.slice(0, -2),
    bare,
    /(.)\1$/.test(bare) ? bare.slice(0, -1) : bare,
    bare.replace(/i$/, "y"),
  ];
}

/** Stems of the words asked for first: those of the texts and of what the site knows. */
const stems = new Map<string, string>();
const MAX_STEMS = 40_000;

function stemOfBase(base: string): string {
  const known = stems.get(base);
  if (known !== undefined) return known;
  const stem = stemmer(base);
  if (stems.size < MAX_STEMS) stems.set(base, stem);
  return stem;
}

/**
 * The stem under which forms of a word meet ("loves", "loving", "loveth" → "love"). Porter's
 * algorithm (npm stemmer), after a possessive ending and, where `isKnown` says that the rest is a
 * word, an archaic one have been taken off.
 */
export function toStem(word: string, isKnown: (word: string) => boolean): string {
  const base = word.replace(/'s?$/, "");
  return stemOfBase(archaicStems(base).find(isKnown) ?? base);
}
