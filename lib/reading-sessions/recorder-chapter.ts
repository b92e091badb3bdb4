// What a visitor has read of the chapter that is open: pure, and run in the browser.

import { GLANCE_SECONDS } from "./constants";
import type { Touch } from "./report-reading";

/**
 * The fastest pace at which words are believed to have been read, in words a minute. Most adults
 * read English silently at 175 to 320 (M. Brysbaert, "How many words do we read per minute?",
 * Journal of Memory and Language 109, 2019, 104047); a quarter is added for brisk readers of words
 * they know.
 */
export const BRISK_WORDS_PER_MINUTE = 400;

/**
 * A verse as it is printed, with the numbers it stands for: a number that the translation does not
 * print goes with the verse before it.
 */
export interface PrintedVerse {
  /** The number at which it begins on the page. */
  verse: number;
  /** First and last verse it covers, both included. */
  covers: readonly [number, number];
  words: number;
}

/**
 * The verses of a chapter in their order. `verseCount` is how many the chapter has in the canon:
 * gaps of the translation are covered, and numbers beyond it are not reported.
 */
export function toPrintedVerses(
  verses: readonly { verse: number; text: string }[],
  verseCount: number,
): PrintedVerse[] {
  const ordered = verses
    .filter(({ verse }) => verse <= verseCount)
    .sort((a, b) => a.verse - b.verse);
  return ordered.map(({ verse, text }, index) => ({
    verse,
    covers: [index === 0 ? 1 : verse, (ordered[index + 1]?.verse ?? verseCount + 1) - 1],
    words: text.split(/\s+/).filter(Boolean).length,
  }));
}

/** What is on the screen at one moment. */
export interface OnScreen {
  /** Numbers of the verses whose beginnings are to be seen. */
  starts: ReadonlySet<number>;
  /** The end of the chapter's words is to be seen. */
  isEnd: boolean;
}

interface DayNews {
  seconds: number;
  passed: [number, number][];
}

/** What is new about a chapter, for one of the visitor's days. */
export type ChapterNews = Pick<Touch, "seconds" | "passed" | "today">;

/**
 * One reading of one chapter. Eyes are taken to go down the screen: visible time pays for the words
 * of the verses that are on it, the topmost first, at a brisk pace. A verse was passed once it is
 * paid for and both its beginning and its end have been on the screen, so that flicking to the end
 * passes nothing but what is then looked at.
 */
export class ChapterReading {
  private readonly unpaid: number[];
  private readonly startSeen = new Set<number>();
  private readonly endSeen = new Set<number>();
  private readonly passed = new Set<number>();
  private news = new Map<string, DayNews>();
  private seconds = 0;
  private isReported = false;

  constructor(private readonly verses: readonly PrintedVerse[]) {
    this.unpaid = verses.map(({ words }) => words);
  }

  /** Every verse was passed. */
  get isPassed(): boolean {
    return this.verses.length > 0 && this.passed.size === this.verses.length;
  }

  /**
   * More than a glance: seconds enough, or all of it passed (docs/api.md, History). Less is not
   * reported.
   */
  get isReading(): boolean {
    return this.isReported || this.isPassed || this.seconds >= GLANCE_SECONDS;
  }

  /**
   * Counts visible seconds of a day of the visitor's (YYYY-MM-DD), spent with this on the screen.
   */
  read(seconds: number, { starts, isEnd }: OnScreen, today: string): void {
    const day = this.news.get(today) ?? { seconds: 0, passed: [] };
    this.news.set(today, day);
    day.seconds += seconds;
    this.seconds += seconds;
    let words = (seconds * BRISK_WORDS_PER_MINUTE) / 60;
    for (const [index, { verse, covers }] of this.verses.entries()) {
      const next = this.verses[index + 1];
      const isEndSeen = next ? starts.has(next.verse) : isEnd;
      if (starts.has(verse)) this.startSeen.add(index);
      if (isEndSeen) this.endSeen.add(index);
      const isHere = starts.has(verse) || isEndSeen;
      if (!isHere || this.passed.has(index) || !this.startSeen.has(index)) continue;
      const paid = Math.min(words, this.unpaid[index] ?? 0);
      words -= paid;
      this.unpaid[index] = (this.unpaid[index] ?? 0) - paid;
      if ((this.unpaid[index] ?? 0) <= 0 && this.endSeen.has(index)) {
        this.passed.add(index);
        day.passed.push([covers[0], covers[1]]);
      }
    }
  }

  /** What was not handed on yet, day by day; nothing while it is but a glance. */
  takeNews(): ChapterNews[] {
    if (!this.isReading) return [];
    const days = [...this.news].map(([today, day]) => ({ today, ...day }));
    this.news = new Map();
    this.isReported ||= days.length > 0;
    return days;
  }
}
