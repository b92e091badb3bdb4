// The wordings in which the site's answers are asked for, ready to be compared with a question.
import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { builtOnce } from "@/lib/built-once";
import { type Directions, toDirections } from "./likeness";
import { MEANING_DIMENSIONS, meaningKey } from "./meanings";
import { stemOf } from "./query";
import { type Manner, mannerOf, wordsOf } from "./question-manner";
import { DIMENSIONS, SentenceSpace, type Vector } from "./sentence-vectors";
import { getSiteAnswers, toWholeText } from "./site-answers";
import { STOP_WORDS } from "./words";

/** A word of every question, like "mean" or "people", counts in part: it parts few questions. */
export const COMMON_SHARE = 0.5;

/** Words that hold sentences together and never tell two questions apart. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    "a an the and or but of to in on at by for from with as is are was were be been being am do does did done doing have has had having he him his she her " +
    "i i'm i've i'd i'll me my mine we us our you your it its it's they them their this that these those there here " +
    "what what's which who who's whom whose when where where's why how if then than so just really actually please tell explain can could would should shall will " +
    "may might must not no don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't hasn't haven't hadn't never " +
    "badly truly quite honestly literally simply exactly anymore anyway maybe perhaps wonder wondering curious question " +
    "about into out up down some any all very too also only even still ever get got say says said let like one ones ok hi hello hey"
  ).split(" "),
);

const tells = (word: string) => !FUNCTION_WORDS.has(word);

/** The words of a text that tell it from others, as they are written. */
export function tellingWords(text: string): string[] {
  return wordsOf(text).filter(tells);
}

/** The passages a text names with chapter and verse, in whatever notation. */
export function namedPassages(text: string): VerseRange[] {
  if (!/\d/.test(text)) return [];
  return findMentions(text).flatMap(({ start, end, passages }) =>
    /\d/.test(text.slice(start, end)) ? (passages ?? []) : [],
  );
}

const known = new WeakMap<readonly string[], VerseRange[]>();

/** The passages that wordings name, read once for each list. */
export function passagesOfWordings(wordings: readonly string[]): readonly VerseRange[] {
  const before = known.get(wordings);
  if (before) return before;
  const named = namedPassages(wordings.filter((text) => /\d/.test(text)).join("\n\n"));
  known.set(wordings, named);
  return named;
}

/** One way in which an answer is asked for. */
export interface Wording extends Manner {
  /** Number of its answer. */
  answer: number;
  stems: ReadonlySet<string>;
  weight: number;
}

/** What is known of an answer for comparing. */
export interface IndexedAnswer {
  id: string;
  /** Its wordings' numbers, the end exclusive. */
  first: number;
  end: number;
  /** In how many of its wordings a stem stands, and the stems of its own words. */
  asked: ReadonlyMap<string, number>;
  told: ReadonlySet<string>;
  /** The sum of those numbers. */
  weight: number;
  /** The passages that carry it, and those it names. */
  ranges: readonly VerseRange[];
}

/** What has wordings of its own: an answer, or something that people tell. */
export interface Worded {
  id: string;
  wordings: readonly string[];
  /** What the site says to it, and the passages that carry that. */
  text: string;
  references: readonly string[];
}

/** Who has a stem: numbers of answers, and how often each has it. */
interface Holders {
  answers: readonly number[];
  counts: readonly number[];
}

/** What a word of the answer itself counts among those of its wordings. */
const OF_ANSWER = 0.2;
/** Wordings an answer is thought to have had with words as frequent as everywhere. */
export const SUPPOSED = 2;
/** Words in a wording, about. */
const WORDS_EACH = 10;

/** The answers that have each stem. */
function holdStems(answers: readonly IndexedAnswer[]): Map<string, Holders> {
  const holders = new Map<string, { answers: number[]; counts: number[] }>();
  for (const [number, { asked, told }] of answers.entries()) {
    for (const stem of new Set([...asked.keys(), ...told])) {
      const held = holders.get(stem) ?? { answers: [], counts: [] };
      holders.set(stem, held);
      held.answers.push(number);
      held.counts.push((asked.get(stem) ?? 0) + (told.has(stem) ? OF_ANSWER : 0));
    }
  }
  return holders;
}

/** Wordings ready to be compared with a question, and the answers they ask for. */
export interface WordingIndex {
  answers: readonly IndexedAnswer[];
  wordings: readonly Wording[];
  /** The answer a question asks for to the letter. */
  byLine: ReadonlyMap<string, number>;
  /** Answers that are asked for with a stem, or have it themselves. */
  byStem: ReadonlyMap<string, Holders>;
  /**
   * How much likelier each answer is, as a logarithm for each word of a question, for how little it
   * is asked for at all.
   */
  seldom: Float64Array;
  /** Wordings that have a stem. */
  inWordings: ReadonlyMap<string, readonly number[]>;
  /** How much each stem tells, by how few answers are asked for with it. */
  weights: ReadonlyMap<string, number>;
  /** What sentences mean by their words, and what the wordings do. */
  space: SentenceSpace;
  byWords: Directions;
  /** What the wordings mean as a whole, where that is known of them. */
  byMeaning?: Directions;
}

function weigh(texts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  const common = new Set<string>();
  for (const words of texts) {
    for (const word of new Set(words)) if (STOP_WORDS.has(word)) common.add(stemOf(word));
    for (const stem of new Set(words.map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([stem, count]) => [
      stem,
      (common.has(stem) ? COMMON_SHARE : 1) *
        Math.log(1 + (texts.length - count + 0.5) / (count + 0.5)),
    ]),
  );
}

/** The vectors of wordings, one after the other; one that is not known is all zeros, like none. */
function toVectors(
  wordings: readonly Wording[],
  dimensions: number,
  vectorOf: (line: string) => Vector | undefined,
): Float32Array {
  const vectors = new Float32Array(wordings.length * dimensions);
  for (const [at, { line }] of wordings.entries())
    vectors.set(vectorOf(line) ?? [], at * dimensions);
  return vectors;
}

function countStems(wordings: readonly Wording[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of wordings) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/**
 * The index of what has wordings of its own; 15,000 of them take about half a second. `meanings`
 * are those of the wordings' lines, by key (meanings.ts).
 */
export function indexWordings(
  entries: readonly Worded[],
  meanings?: ReadonlyMap<string, Vector>,
): WordingIndex {
  const read = entries.map((entry) => entry.wordings.map(wordsOf));
  const weights = weigh(read.map((texts) => texts.flat().filter(tells)));
  const wordings: Wording[] = [];
  const inWordings = new Map<string, number[]>();
  const add = (to: Map<string, number[]>, stem: string, number: number) => {
    const list = to.get(stem);
    if (list) list.push(number);
    else to.set(stem, [number]);
  };
  const indexed = entries.map((entry, number): IndexedAnswer => {
    const first = wordings.length;
    for (const words of read[number] ?? []) {
      const stems = new Set(words.filter(tells).map(stemOf));
      const weight = [...stems].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
      for (const stem of stems) add(inWordings, stem, wordings.length);
      wordings.push({ ...mannerOf(words), answer: number, stems, weight });
    }
    const asked = countStems(wordings.slice(first));
    const told = new Set(wordsOf(entry.text).map(stemOf));
    return {
      id: entry.id,
      first,
      end: wordings.length,
      asked,
      told,
      weight: [...asked.values()].reduce((sum, count) => sum + count, 0),
      ranges: [
        ...readWrittenReferences(entry.text),
        ...entry.references.flatMap(readWrittenReferences),
        ...passagesOfWordings(entry.wordings),
      ],
    };
  });
  const space = new SentenceSpace(wordings.map(({ line }) => line));
  const directionsOf = (dimensions: number, vectorOf: (line: string) => Vector | undefined) =>
    toDirections(toVectors(wordings, dimensions, vectorOf), dimensions, indexed);
  return {
    weights,
    wordings,
    byStem: holdStems(indexed),
    seldom: Float64Array.from(indexed, ({ asked, weight }) =>
      asked.size === 0 ? 0 : Math.log(SUPPOSED / (weight / WORDS_EACH + SUPPOSED)),
    ),
    inWordings,
    byLine: new Map(wordings.map(({ line, answer }) => [line, answer])),
    answers: indexed,
    space,
    byWords: directionsOf(DIMENSIONS, (line) => space.vectorOf(line)),
    ...(meanings && {
      byMeaning: directionsOf(MEANING_DIMENSIONS, (line) => meanings.get(meaningKey(line))),
    }),
  };
}

/** Every wording of every answer. */
export const getWordings = builtOnce("answerWordings", () =>
  indexWordings(
    [...getSiteAnswers().values()].map((answer) => ({
      id: answer.id,
      wordings: answer.wordings,
      text: toWholeText(answer),
      references: answer.passages.map(({ reference }) => reference),
    })),
  ),
);
