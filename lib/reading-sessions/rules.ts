import { type BookId, getBook } from "@/lib/bible/canon";
import { countVerses, formatBook } from "@/lib/bible/rules";
import { FIRST_TOUCH_SECONDS, MERGE_MS } from "./constants";

/** First and last verse of a run, both included. */
export type VerseRun = readonly [number, number];

/** What was passed of one chapter. */
export interface PassedChapter {
  chapter: number;
  passed: VerseRun[];
  /** Every verse was passed. */
  isRead: boolean;
}

/** Ranges joined where they touch or overlap, in order. */
export function joinRanges(ranges: readonly VerseRun[]): VerseRun[] {
  const joined: [number, number][] = [];
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const open = joined.at(-1);
    if (open && first <= open[1] + 1) open[1] = Math.max(open[1], last);
    else joined.push([first, last]);
  }
  return joined;
}

/**
 * The chapters of a session after verses of one of them were passed; in their order. A chapter
 * counts when all its verses were passed.
 */
export function passVerses(
  book: BookId,
  chapters: readonly PassedChapter[],
  chapter: number,
  passed: readonly VerseRun[],
): PassedChapter[] {
  const before = chapters.find((known) => known.chapter === chapter);
  const ranges = joinRanges([...(before?.passed ?? []), ...passed]);
  const [first] = ranges;
  const isRead = first !== undefined && first[0] <= 1 && first[1] >= countVerses(book, chapter);
  return [
    ...chapters.filter((known) => known.chapter !== chapter),
    { chapter, passed: ranges, isRead },
  ].sort((a, b) => a.chapter - b.chapter);
}

/**
 * Seconds that are believed: never more than have passed since the visitor's last report of any
 * reading, by the server's clock, and at the beginning of a reading session a fixed little.
 */
export function believedSeconds(claimed: number, lastTouch: Date | null, now: Date): number {
  const elapsed = lastTouch === null ? null : now.getTime() - lastTouch.getTime();
  const most = elapsed === null || elapsed > MERGE_MS ? FIRST_TOUCH_SECONDS : elapsed / 1_000;
  return Math.max(0, Math.floor(Math.min(claimed, most)));
}

/**
 * Seconds that are believed of a report that comes late, without the twenty minutes: never more
 * than have passed since the visitor's last report, by the server's clock. `touchedAt` is the
 * moment up to which that time is used now, so that a backlog cannot add up to more than went by.
 */
export function believedLate(
  claimed: number,
  lastTouch: Date | null,
  now: Date,
): { seconds: number; touchedAt: Date } {
  if (lastTouch === null) return { seconds: believedSeconds(claimed, null, now), touchedAt: now };
  const elapsed = Math.max(0, now.getTime() - lastTouch.getTime());
  const seconds = Math.floor(Math.min(claimed, elapsed / 1_000));
  return { seconds, touchedAt: new Date(lastTouch.getTime() + seconds * 1_000) };
}

/** What a session is described by. */
interface Reading {
  book: BookId;
  chapters: readonly PassedChapter[];
}

/** Chapters of a session as runs: [first, last]. */
function runsOf(chapters: readonly PassedChapter[]): VerseRun[] {
  return joinRanges(chapters.map(({ chapter }) => [chapter, chapter]));
}

/**
 * What a session was about, so that it opens again: "Genesis 1-3", "Psalm 23", "John 3:16-21" where
 * only that much was passed.
 */
export function referenceOf({ book, chapters }: Reading): string {
  const [only] = chapters;
  const [run] = only?.passed ?? [];
  if (chapters.length === 1 && only && run && !only.isRead) {
    const last = only.passed.at(-1)?.[1] ?? run[1];
    const verses = run[0] === last ? `${last}` : `${run[0]}-${last}`;
    return `${formatBook(book)} ${only.chapter}:${verses}`;
  }
  return runsOf(chapters)
    .map(([first, last]) =>
      first === last ? `${formatBook(book)} ${first}` : `${getBook(book).name} ${first}-${last}`,
    )
    .join("; ");
}

/** chapter, passage or psalm. */
export function typeOf({ book, chapters }: Reading): "chapter" | "passage" | "psalm" {
  if (book === "Ps") return "psalm";
  const isPassage = chapters.length === 1 && chapters[0]?.isRead === false;
  return isPassage && (chapters[0]?.passed.length ?? 0) > 0 ? "passage" : "chapter";
}
