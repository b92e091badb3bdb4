import "server-only";
// When a passage is to be reviewed next: FSRS, the open scheduler of Anki, as ts-fsrs has it, in
// whole days of the visitor's.
import { type FSRSState, type Grade as FsrsGrade, fsrs, Rating } from "ts-fsrs";
import { GRADES, type Grade } from "./constants";

/** What the scheduler knows of a passage. */
export interface Memory {
  /** Days since 1970-01-01, of the visitor's calendar, as in all of it. */
  dueDay: number;
  /** Null before the first review, as are the two below it. */
  reviewedDay: number | null;
  /** Days after which it is remembered nine times out of ten. */
  stability: number | null;
  /** 1 to 10. */
  difficulty: number | null;
  reviews: number;
  lapses: number;
}

/** A year: what is known that well is still worth a look. */
const MAX_INTERVAL_DAYS = 365;
/** No steps of minutes, and no chance: what a button promises is what it does. */
const scheduler = fsrs({
  enable_short_term: false,
  enable_fuzz: false,
  maximum_interval: MAX_INTERVAL_DAYS,
});
const RATINGS: Record<Grade, FsrsGrade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

function stateOf({ stability, difficulty }: Memory): FSRSState | null {
  return stability === null || difficulty === null ? null : { stability, difficulty };
}

/** A day before the last review (a journey, a clock set right) counts as the day of it. */
function daysSince({ reviewedDay }: Memory, today: number): number {
  return reviewedDay === null ? 0 : Math.max(0, today - reviewedDay);
}

/**
 * Days until the next review after each grade on a day. What is forgotten comes again the same day;
 * of the others each is later than the one before, up to a year.
 */
export function intervalsOf(memory: Memory, today: number): Record<Grade, number> {
  const before = stateOf(memory);
  const elapsed = daysSince(memory, today);
  const intervals: Record<Grade, number> = { again: 0, hard: 0, good: 0, easy: 0 };
  let last = 0;
  for (const grade of GRADES.slice(1)) {
    const { stability } = scheduler.next_state(before, elapsed, RATINGS[grade]);
    last = Math.max(last + 1, scheduler.next_interval(stability, elapsed));
    intervals[grade] = Math.min(last, MAX_INTERVAL_DAYS);
  }
  return intervals;
}

/** What is known after a review on a day. */
export function reviewed(memory: Memory, grade: Grade, today: number): Memory {
  const { stability, difficulty } = scheduler.next_state(
    stateOf(memory),
    daysSince(memory, today),
    RATINGS[grade],
  );
  const isForgotten = grade === "again";
  return {
    dueDay: today + intervalsOf(memory, today)[grade],
    reviewedDay: today,
    stability,
    difficulty,
    reviews: memory.reviews + 1,
    lapses: memory.lapses + (isForgotten && memory.reviews > 0 ? 1 : 0),
  };
}
