// What a session of learning shows and compares. Browsers use it.
import { addDays } from "@/lib/calendar-days";
import type { Grade } from "./constants";
import type { LearnedPassage } from "./contract";

/** How much of a passage is hidden, from nothing to all of it. */
export const STAGES = ["words", "gaps", "letters", "hidden"] as const;
export type Stage = (typeof STAGES)[number];
/** At "gaps" every third word is hidden. */
const GAP = 3;

/** A word as printed: its letters, and the signs around them. */
interface Word {
  before: string;
  letters: string;
  after: string;
}

const WORD = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su;

/** The words of a text in order; a sign that stands alone, such as a dash, belongs to the word before. */
function toWords(text: string): Word[] {
  const words: Word[] = [];
  // Dashes join what are words of their own.
  for (const piece of text.split(/\s+|(?<=[—–])/u)) {
    const [, before = "", letters = "", after = ""] = WORD.exec(piece) ?? [];
    const last = words.at(-1);
    if (letters !== "") words.push({ before, letters, after });
    else if (last) last.after += before;
  }
  return words;
}

/** What of a word stands there at a stage, and how many of its letters do not. */
export interface ShownWord {
  before: string;
  shown: string;
  hidden: number;
  after: string;
}

/** The words of a text as a stage before the last shows them. */
export function showWords(text: string, stage: Exclude<Stage, "hidden">): ShownWord[] {
  return toWords(text).map(({ before, letters, after }, at) => {
    const isHidden = stage === "letters" || (stage === "gaps" && at % GAP === GAP - 1);
    const first = String.fromCodePoint(letters.codePointAt(0) ?? 32);
    const shown = !isHidden ? letters : stage === "letters" ? first : "";
    return { before, shown, hidden: letters.length - shown.length, after };
  });
}

/** A word without what is forgiven: case, accents, signs. */
const plain = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** What was typed: whole words or the first letter of each. */
function toTyped(answer: string, count: number): { words: string[]; isLetters: boolean } {
  const words = toWords(answer).map(({ letters }) => letters);
  if (words.every((word) => plain(word).length === 1)) return { words, isLetters: true };
  const [only = ""] = words;
  // "fgsltw" without blanks; a passage of a word or two is typed out.
  if (words.length === 1 && count > 2 && plain(only).length > 2) {
    return { words: [...plain(only)], isLetters: true };
  }
  return { words, isLetters: false };
}

/** How an answer compares with a text. */
export interface Comparison {
  /** The words of the text, and whether the answer has them in their order. */
  words: (Word & { isRight: boolean })[];
  /** The words that were typed, and whether the text has them there. */
  typed: { word: string; isRight: boolean }[];
  /** Words of the text that are missing or different. */
  missed: number;
}

/**
 * Compares word by word what was typed, as whole words or first letters, with a text: the longest
 * run of words that both have in order is right, whatever stands between.
 */
export function compareAnswer(text: string, answer: string): Comparison {
  const words = toWords(text);
  const { words: typed, isLetters } = toTyped(answer, words.length);
  const asked = words.map(({ letters }) =>
    isLetters ? plain(letters).slice(0, 1) : plain(letters),
  );
  const given = typed.map(plain);
  const width = given.length + 1;
  // Lengths of the longest common run from each pair on, row by row.
  const runs = new Uint16Array((asked.length + 1) * width);
  const run = (at: number, to: number) => runs[at * width + to] ?? 0;
  for (let at = asked.length - 1; at >= 0; at--) {
    for (let to = given.length - 1; to >= 0; to--) {
      runs[at * width + to] =
        asked[at] === given[to]
          ? run(at + 1, to + 1) + 1
          : Math.max(run(at + 1, to), run(at, to + 1));
    }
  }
  const right = new Set<number>();
  const rightTyped = new Set<number>();
  for (let at = 0, to = 0; at < asked.length && to < given.length; ) {
    if (asked[at] === given[to]) {
      right.add(at++);
      rightTyped.add(to++);
    } else if (run(at + 1, to) >= run(at, to + 1)) at++;
    else to++;
  }
  return {
    words: words.map((word, at) => ({ ...word, isRight: right.has(at) })),
    typed: typed.map((word, to) => ({ word, isRight: rightTyped.has(to) })),
    missed: words.length - right.size,
  };
}

/** The grade that an answer suggests; the visitor decides. */
export function suggestGrade({ words, typed, missed }: Comparison): Grade {
  const wrong = missed + typed.filter(({ isRight }) => !isRight).length;
  if (wrong === 0) return "good";
  return wrong <= words.length / 10 ? "hard" : "again";
}

/** A review as it is sent. */
export interface Review {
  id: string;
  reference: string;
  grade: Grade;
  /** How many there had been. */
  reviews: number;
  /** The visitor's day. */
  today: string;
}

/** A passage as the page shows it: with the reviews that are not known to be stored yet. */
export interface ShownPassage extends LearnedPassage {
  /** Whether `next` says what each grade leads to on this day. */
  isForecast: boolean;
}

/** The list with pending reviews put over what was read of it. */
export function withPending(
  list: readonly LearnedPassage[],
  pending: readonly Review[],
  today: string,
): ShownPassage[] {
  return list.map((row) => {
    const shown = { ...row, isForecast: row.today === today };
    for (const review of pending) {
      if (review.id !== row.id || review.reviews < shown.reviews) continue;
      shown.reviews = review.reviews + 1;
      shown.reviewedOn = review.today;
      shown.due = addDays(review.today, row.next[review.grade]);
      shown.isForecast = false;
    }
    return shown;
  });
}

/** Those that are due on a day, the longest overdue first, what was begun first before the others. */
export function findDue(list: readonly ShownPassage[], today: string): ShownPassage[] {
  return list
    .filter(({ due }) => due <= today)
    .reverse()
    .sort((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0));
}

/** "today", "tomorrow", "in 5 days". */
export function inDays(days: number): string {
  if (days <= 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
