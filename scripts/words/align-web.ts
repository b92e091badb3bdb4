import { toWords } from "../../lib/bible/search/words";
import { lexemeIdOf } from "../../lib/words/stored";
import { isContentWord, stemOf } from "../../prisma/seed/words/english";
import type { Alignment } from "../../prisma/seed/words/packed";
import { matchWords } from "./match-words";
import type { SourceWord } from "./original-text";
import { placeNumbers } from "./place-numbers";
import { sameWordOf } from "./same-word";
import type { WordTag } from "./word-tags";

/** What is known of one verse before its World English words are aligned. */
export interface VerseToAlign {
  originals: readonly SourceWord[];
  kjv: { text: string; alignments: readonly Alignment[] };
  web: { text: string; tags: readonly WordTag[] };
}

/** How often an original word was met under an English stem, over the whole Bible. */
export interface Pairs {
  together: Map<string, number>;
  ofStem: Map<string, number>;
  ofNumber: Map<string, number>;
  /** How often a stem stands for the original word that it stands for most often. */
  mostOf: Map<string, number>;
  /** The sum of all of them. */
  all: number;
}

/** A word of the verse with its stem; "" for one that only builds the sentence. */
function stemsOf(text: string, isKnown: (word: string) => boolean): string[] {
  return toWords(text).map(({ text: word }) =>
    isContentWord(word) ? stemOf(word.replace(/'s?$/u, ""), isKnown) : "",
  );
}

/** A pair that seldom meets is chance where the English word nearly always means another one. */
const MEANS_ANOTHER = { ofOwn: 0.08, ofOther: 0.5 };

/** The numbers of a verse's original words under which forms of one word meet. */
const numbersOf = (originals: readonly SourceWord[]) =>
  originals.map(({ lemma }) => sameWordOf(lexemeIdOf(lemma)));

/** Which tag each of our words carries in the witness, where the verse's original has that word. */
function tagsOfWords(verse: VerseToAlign): string[] {
  const ours = toWords(verse.web.text).map(({ text }) => text);
  const pairs = matchWords(
    ours,
    verse.web.tags.map(({ word }) => word),
  );
  const present = new Set(numbersOf(verse.originals));
  return pairs.map((at) => {
    const number = sameWordOf(verse.web.tags[at]?.number ?? "");
    return present.has(number) ? number : "";
  });
}

const countIn = (map: Map<string, number>, key: string, by = 1) =>
  map.set(key, (map.get(key) ?? 0) + by);

/**
 * Counts over all verses which original words stand under which English stems: those of the King
 * James Version's alignments whole, the witness's machine-made tags half.
 */
export function countPairs(
  verses: Iterable<VerseToAlign>,
  isKnown: (word: string) => boolean,
): Pairs {
  const pairs: Pairs = {
    together: new Map(),
    ofStem: new Map(),
    ofNumber: new Map(),
    mostOf: new Map(),
    all: 0,
  };
  const add = (number: string, stem: string, by: number) => {
    countIn(pairs.together, `${number} ${stem}`, by);
    countIn(pairs.ofStem, stem, by);
    countIn(pairs.ofNumber, number, by);
    pairs.all += by;
  };
  for (const verse of verses) {
    const numbers = numbersOf(verse.originals);
    const kjv = stemsOf(verse.kjv.text, isKnown);
    for (const { from, to, positions } of verse.kjv.alignments) {
      const stems = kjv.slice(from, to + 1).filter(Boolean);
      const found = positions.map((at) => numbers[at - 1] ?? "").filter((n) => n !== "G3588");
      // A run of several words under several numbers says less of each pair.
      const by = 1 / Math.max(1, stems.length * found.length);
      for (const stem of stems) for (const number of found) add(number, stem, by);
    }
    const tags = tagsOfWords(verse);
    stemsOf(verse.web.text, isKnown).forEach((stem, at) => {
      if (stem && tags[at]) add(tags[at], stem, 0.5);
    });
  }
  for (const [pair, count] of pairs.together) {
    const stem = pair.slice(pair.indexOf(" ") + 1);
    pairs.mostOf.set(stem, Math.max(pairs.mostOf.get(stem) ?? 0, count));
  }
  return pairs;
}

/** The least that must speak for an original word before a World English word is aligned with it. */
const LEAST = 1;

/** Below this the two meet hardly more often than by chance ("one" beside the name of God). */
const LEAST_LIFT = 6;

/** How many times more often the two meet than words that have nothing to do with each other. */
function lift({ together, ofStem, ofNumber, all }: Pairs, number: string, stem: string): number {
  const met = together.get(`${number} ${stem}`) ?? 0;
  return (met * all) / Math.max(1, (ofStem.get(stem) ?? 0) * (ofNumber.get(number) ?? 0));
}

/** Whether an English word stands for one original word by far, and that is not this one. */
function meansAnother({ together, ofStem, mostOf }: Pairs, number: string, stem: string): boolean {
  const all = (ofStem.get(stem) ?? 0) + 1;
  return (
    (together.get(`${number} ${stem}`) ?? 0) / all < MEANS_ANOTHER.ofOwn &&
    (mostOf.get(stem) ?? 0) / all > MEANS_ANOTHER.ofOther
  );
}

/**
 * The alignment of a World English verse: each word that names something goes to the original word
 * for which most speaks: the same word of the King James verse being aligned with it, the witness's
 * own tag, and how often the two meet in the whole Bible. What too little speaks for stays open.
 */
export function alignWeb(
  verse: VerseToAlign,
  pairs: Pairs,
  isKnown: (word: string) => boolean,
): Alignment[] {
  const numbers = numbersOf(verse.originals);
  const present = [...new Set(numbers)].filter((number) => number !== "" && number !== "G3588");
  const stems = stemsOf(verse.web.text, isKnown);
  const tags = tagsOfWords(verse);
  const here = kjvNumbersByStem(verse, numbers, pairs, isKnown);
  const wishes: { number: string; at: number; word: number }[] = [];
  stems.forEach((stem, word) => {
    if (stem === "") return;
    let best = { number: "", score: LEAST };
    for (const number of present) {
      const together = pairs.together.get(`${number} ${stem}`) ?? 0;
      const share = Math.min(
        together / ((pairs.ofStem.get(stem) ?? 0) + 1),
        together / ((pairs.ofNumber.get(number) ?? 0) + 1),
      );
      const sameInKjv = here.get(stem)?.has(number) ?? false;
      if (!sameInKjv && lift(pairs, number, stem) < LEAST_LIFT) continue;
      if (!sameInKjv && meansAnother(pairs, number, stem)) continue;
      const ofStem = together / ((pairs.ofStem.get(stem) ?? 0) + 1);
      const score =
        (sameInKjv ? 2 : 0) +
        (tags[word] === number ? 0.6 : 0) +
        Math.min(1, together / 4) * 0.4 +
        ofStem +
        share;
      if (score > best.score) best = { number, score };
    }
    if (best.number !== "") {
      wishes.push({ number: best.number, at: (word + 0.5) / stems.length, word });
    }
  });
  const placed = placeNumbers(wishes, numbers);
  return joined(wishes.map(({ word }, at) => ({ word, position: placed[at] ?? 0 })));
}

/** So often must an open word stand directly before the same aligned one to belong to it. */
const LEAST_BESIDE = 8;

/**
 * Adds open words to the run they stand before, where the two stand so all over the Bible and the
 * first is hardly ever aligned by itself there ("loving" of "loving kindness", one Hebrew word).
 */
export function joinCompounds(verses: readonly { text: string; alignments: Alignment[] }[]): void {
  const open = new Map<string, number>();
  const closed = new Map<string, number>();
  const each = (found: (pair: string, run: Alignment | undefined, isOpen: boolean) => void) => {
    for (const { text, alignments } of verses) {
      const words = toWords(text).map((word) => word.text);
      const runs = new Map(alignments.map((run) => [run.from, run]));
      const covered = new Set(
        alignments.flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_value, at) => from + at),
        ),
      );
      words.forEach((word, at) => {
        const run = runs.get(at + 1);
        if (run && isContentWord(word)) {
          found(`${word} ${words[at + 1]}`, run, !covered.has(at));
        }
      });
    }
  };
  each((pair, _run, isOpen) => countIn(isOpen ? open : closed, pair));
  each((pair, run, isOpen) => {
    const times = open.get(pair) ?? 0;
    if (!run || !isOpen || times < LEAST_BESIDE || times < 2 * (closed.get(pair) ?? 0)) return;
    run.from--;
  });
}

/** Which original words the King James verse's own words of each stem are aligned with. */
function kjvNumbersByStem(
  verse: VerseToAlign,
  numbers: readonly string[],
  pairs: Pairs,
  isKnown: (word: string) => boolean,
): Map<string, Set<string>> {
  const stems = stemsOf(verse.kjv.text, isKnown);
  const byStem = new Map<string, Set<string>>();
  for (const { from, to, positions } of verse.kjv.alignments) {
    const run = stems.slice(from, to + 1).filter(Boolean);
    // Of several words in a run ("behold, the babe") only the fitting ones go with its number.
    const fitting = run.filter((stem) =>
      positions.some((at) => lift(pairs, numbers[at - 1] ?? "", stem) >= LEAST_LIFT),
    );
    for (const stem of run.length > 1 && fitting.length > 0 ? fitting : run) {
      const known = byStem.get(stem) ?? new Set();
      for (const at of positions) known.add(numbers[at - 1] ?? "");
      byStem.set(stem, known);
    }
  }
  return byStem;
}

/** Neighbors that go to the same original word stand as one run. */
function joined(words: readonly { word: number; position: number }[]): Alignment[] {
  const runs: Alignment[] = [];
  for (const { word, position } of words) {
    if (position === 0) continue;
    const last = runs.at(-1);
    if (last && last.to === word - 1 && last.positions[0] === position) last.to = word;
    else runs.push({ from: word, to: word, positions: [position] });
  }
  return runs;
}
