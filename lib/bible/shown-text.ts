// Where the words of a verse stand in what the reader shows of it: the name of God may be shown
// otherwise than it is written. The reader runs it in the browser.
import { type DivineNameChoice, findDivineNames } from "./divine-name";

/** [start, end) of a verse's text and [shownStart, shownEnd) of what is shown for it. */
export interface ShownRun {
  start: number;
  end: number;
  shownStart: number;
  shownEnd: number;
  /** True where other words are shown than the verse has. */
  isChanged: boolean;
}

/** A verse's text as runs that are shown as they are and names that are shown otherwise. */
export function toShownRuns(text: string, choice: DivineNameChoice): ShownRun[] {
  const runs: ShownRun[] = [];
  let position = 0;
  let shownPosition = 0;
  const add = (end: number, shownLength: number, isChanged: boolean) => {
    if (end === position && shownLength === 0) return;
    const shownEnd = shownPosition + shownLength;
    runs.push({ start: position, end, shownStart: shownPosition, shownEnd, isChanged });
    position = end;
    shownPosition = shownEnd;
  };
  const names = choice === "Yahweh" ? [] : findDivineNames(text);
  for (const { start, end, shown } of names) {
    const written = text.slice(start, end);
    // "Lord Yahweh’s" and "Lord GOD’s" differ in the middle alone.
    const before = commonLength(written, shown);
    const after = commonLength(reversed(written.slice(before)), reversed(shown.slice(before)));
    add(start + before, start + before - position, false);
    add(end - after, shown.length - before - after, true);
    add(end, after, false);
  }
  add(text.length, text.length - position, false);
  return runs;
}

const reversed = (text: string) => [...text].reverse().join("");

function commonLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Where in the verse's text a character stands that is shown; in a changed name its beginning. */
export function toTextOffset(runs: readonly ShownRun[], shown: number): number | null {
  const run = runs.find(({ shownStart, shownEnd }) => shownStart <= shown && shown < shownEnd);
  if (!run) return null;
  return run.isChanged ? run.start : run.start + shown - run.shownStart;
}

/** What is shown for [start, end) of the verse's text; a changed name is shown whole. */
export function toShownSpan(
  runs: readonly ShownRun[],
  start: number,
  end: number,
): [start: number, end: number] | null {
  const first = runs.find((run) => run.start <= start && start < run.end);
  const last = runs.find((run) => run.start < end && end <= run.end);
  if (!first || !last || start >= end) return null;
  return [
    first.isChanged ? first.shownStart : first.shownStart + start - first.start,
    last.isChanged ? last.shownEnd : last.shownStart + end - last.start,
  ];
}

/** Whether what stands on a page is what the runs say; else no place in it can be told. */
export function isShownAs(shown: string, text: string, runs: readonly ShownRun[]): boolean {
  const plain = text.replaceAll("\u00a0", " ");
  return (
    shown.length === (runs.at(-1)?.shownEnd ?? 0) &&
    runs.every(
      ({ isChanged, start, end, shownStart, shownEnd }) =>
        isChanged || shown.slice(shownStart, shownEnd) === plain.slice(start, end),
    )
  );
}
