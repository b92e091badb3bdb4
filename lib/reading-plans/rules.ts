import { weekdayOf } from "@/lib/calendar-days";
import { type RECOVERIES, WORDS_PER_MINUTE } from "./constants";

export type Recovery = (typeof RECOVERIES)[number];

/**
 * A started plan as its rules see it. Days are numbers since 1970-01-01; the lists have one entry
 * for each reading, in order.
 */
export interface Course {
  words: readonly number[];
  planDays: readonly number[];
  dueDays: readonly number[];
  /** Days of the week for reading, 0 for Sunday; at least one. */
  weekdays: readonly number[];
  /** Numbers of the readings that are done. */
  done: ReadonlySet<number>;
}

/** Minutes a number of words takes to read (WORDS_PER_MINUTE), at least one. */
export function toMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The first day for reading on or after `day`. */
function readingDayFrom(day: number, weekdays: readonly number[]): number {
  for (let next = day; next < day + 7; next++) {
    if (weekdays.includes(weekdayOf(next))) return next;
  }
  throw new RangeError("a plan needs a day of the week");
}

/** The days for reading from `first` to `last`, both included. */
export function readingDaysBetween(
  first: number,
  last: number,
  weekdays: readonly number[],
): number[] {
  const days: number[] = [];
  for (let day = first; day <= last; day++) if (weekdays.includes(weekdayOf(day))) days.push(day);
  return days;
}

/**
 * When each reading of a plan is due: plan day 1 on the first day for reading from `start` on, each
 * further one on the next.
 */
export function layOut(
  planDays: readonly number[],
  start: number,
  weekdays: readonly number[],
): number[] {
  const dates: number[] = [];
  let day = start;
  for (let planDay = 1; planDay <= (planDays.at(-1) ?? 0); planDay++) {
    dates.push(readingDayFrom(day, weekdays));
    day = (dates.at(-1) ?? day) + 1;
  }
  return planDays.map((planDay) => dates[planDay - 1] ?? start);
}

/**
 * Splits readings, in order, into `parts` as equal in words as whole readings allow: each cut
 * stands where the words so far come nearest to an equal share. Gives the part (0 …) of each
 * reading. With fewer readings than parts they are spread, the last one into the last part.
 */
export function balance(words: readonly number[], parts: number): number[] {
  const count = words.length;
  if (count <= parts) return words.map((_words, at) => Math.floor(((at + 1) * parts) / count) - 1);
  const upTo = [0];
  for (const word of words) upTo.push((upTo.at(-1) ?? 0) + word);
  const total = upTo.at(-1) ?? 0;
  const partOf: number[] = [];
  let from = 0;
  for (let part = 0; part < parts; part++) {
    const share = (total * (part + 1)) / parts;
    // Every later part gets a reading too.
    const most = count - (parts - part - 1);
    let cut = from + 1;
    while (
      cut < most &&
      Math.abs((upTo[cut + 1] ?? 0) - share) <= Math.abs((upTo[cut] ?? 0) - share)
    ) {
      cut += 1;
    }
    const end = part === parts - 1 ? count : cut;
    while (partOf.length < end) partOf.push(part);
    from = end;
  }
  return partOf;
}

/**
 * Percent of the plan's words that were read: 0 when nothing is done, 100 when everything is, never
 * the one or the other in between. A reading more never lowers it.
 */
export function progressOf({ words, done }: Pick<Course, "words" | "done">): number {
  if (done.size === 0) return 0;
  if (words.every((_words, at) => done.has(at))) return 100;
  let [read, all] = [0, 0];
  words.forEach((count, at) => {
    all += count;
    if (done.has(at)) read += count;
  });
  return Math.min(99, Math.max(1, Math.floor((100 * read) / all)));
}

/** Numbers of the readings that are still to be done, in order. */
export function remainingOf({ words, done }: Pick<Course, "words" | "done">): number[] {
  return words.flatMap((_words, at) => (done.has(at) ? [] : [at]));
}

/** The last day on which anything is due: of what remains, or of everything when nothing does. */
export function endOf(course: Course): number {
  const remaining = remainingOf(course);
  const days = (remaining.length > 0 ? remaining : [...course.words.keys()]).map(
    (at) => course.dueDays[at] ?? 0,
  );
  return Math.max(...days);
}

/** Readings that were due before `today` and are not done. */
export function missedOf(course: Course, today: number): number[] {
  return remainingOf(course).filter((at) => (course.dueDays[at] ?? 0) < today);
}

/** Readings side by side that share what `keyOf` gives, with the day they are due. */
function groupBy(course: Course, places: readonly number[], keyOf: (at: number) => string) {
  const groups: { places: number[]; due: number }[] = [];
  let last: string | undefined;
  for (const at of places) {
    const key = keyOf(at);
    if (key !== last) groups.push({ places: [], due: course.dueDays[at] ?? 0 });
    groups.at(-1)?.places.push(at);
    last = key;
  }
  return groups;
}

/**
 * Extend: the same load a day, a later end. What was due together stays together; each such load
 * moves to the next free day for reading from today on, and none comes earlier than it was planned.
 */
function extend(course: Course, today: number, due: number[]): void {
  let free = today;
  for (const group of groupBy(course, remainingOf(course), (at) => String(course.dueDays[at]))) {
    const day = readingDayFrom(Math.max(free, group.due), course.weekdays);
    for (const at of group.places) due[at] = day;
    free = day + 1;
  }
}

/**
 * Catch up: two of the plan's days at a time from today on, until the plan is level again, and from
 * then on as it was planned. The end stays where it was unless too little time is left for that.
 */
function catchUp(course: Course, today: number, due: number[]): void {
  const groups = groupBy(
    course,
    remainingOf(course),
    (at) => `${course.dueDays[at]} ${course.planDays[at]}`,
  );
  let day = today;
  let next = 0;
  while (next < groups.length) {
    day = readingDayFrom(Math.max(day, groups[next]?.due ?? 0), course.weekdays);
    const planned = groups.filter((group) => group.due === day).length;
    let taken = 0;
    while (taken < Math.max(2, planned) && (groups[next]?.due ?? Number.POSITIVE_INFINITY) <= day) {
      for (const at of groups[next]?.places ?? []) due[at] = day;
      next += 1;
      taken += 1;
    }
    day += 1;
  }
}

/**
 * Re-pace: what remains is spread evenly over the days that are left, up to the same end. False
 * when none is left.
 */
function repace(course: Course, today: number, due: number[]): boolean {
  const days = readingDaysBetween(today, Math.max(...course.dueDays), course.weekdays);
  if (days.length === 0) return false;
  const remaining = remainingOf(course);
  const parts = balance(
    remaining.map((at) => course.words[at] ?? 0),
    days.length,
  );
  remaining.forEach((at, place) => {
    due[at] = days[parts[place] ?? 0] ?? today;
  });
  return true;
}

/**
 * The schedule after a recovery: a new list of due days, in which what is done stays on its day and
 * everything else is due today or later, each reading once. Null when nothing remains, or when the
 * end has passed and so nothing can be re-paced.
 */
export function recover(course: Course, mode: Recovery, today: number): number[] | null {
  if (remainingOf(course).length === 0) return null;
  const due = [...course.dueDays];
  if (mode === "extend") extend(course, today, due);
  else if (mode === "catchUp") catchUp(course, today, due);
  else if (!repace(course, today, due)) return null;
  return due;
}

/**
 * What a schedule means from `today` on: its last day, and the most minutes any one day then takes.
 */
export function outlookOf(course: Course, today: number): { end: number; minutesADay: number } {
  const byDay = new Map<number, number>();
  for (const at of remainingOf(course)) {
    const day = Math.max(course.dueDays[at] ?? 0, today);
    byDay.set(day, (byDay.get(day) ?? 0) + (course.words[at] ?? 0));
  }
  const most = Math.max(0, ...byDay.values());
  return { end: Math.max(endOf(course), byDay.size > 0 ? today : 0), minutesADay: toMinutes(most) };
}
