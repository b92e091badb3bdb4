import fc from "fast-check";
import { fromDayNumber, toDayNumber, weekdayOf } from "@/lib/calendar-days";
import { readingPlans } from "@/lib/content/reading-plans";
import { RECOVERIES } from "@/lib/reading-plans/constants";
import {
  balance,
  type Course,
  endOf,
  layOut,
  missedOf,
  outlookOf,
  progressOf,
  recover,
  remainingOf,
  toMinutes,
} from "@/lib/reading-plans/rules";

const day = fc.integer({ min: toDayNumber("2000-01-01"), max: toDayNumber("2100-12-31") });
const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 });

/**
 * A plan of any shape: 1 to 60 days of 1 to 4 readings, started on any day, with any readings done
 * and any days missed.
 */
const course = fc
  .record({
    days: fc.array(fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 60,
    }),
    start: day,
    weekdays,
    done: fc.array(fc.nat(239), { maxLength: 120 }),
    later: fc.integer({ min: -20, max: 200 }),
  })
  .map(({ days, start, weekdays: week, done, later }) => {
    const words = days.flat();
    const planDays = days.flatMap((readings, at) => readings.map(() => at + 1));
    const given: Course = {
      words,
      planDays,
      dueDays: layOut(planDays, start, week),
      weekdays: week,
      done: new Set(done.filter((at) => at < words.length)),
    };
    return { course: given, start, today: start + later };
  });

const mode = fc.constantFrom(...RECOVERIES);
/** Several recoveries one after the other, with days missed and readings done in between. */
const steps = fc.array(
  fc.record({ mode, wait: fc.integer({ min: 0, max: 30 }), read: fc.array(fc.nat(239)) }),
  { minLength: 1, maxLength: 5 },
);

test("a plan's days fall on successive days for reading, the first on or after the start", () => {
  fc.assert(
    fc.property(course, ({ course: { dueDays, planDays, weekdays: week }, start }) => {
      expect(dueDays[0]).toBeGreaterThanOrEqual(start);
      expect(dueDays[0]).toBeLessThan(start + 7);
      dueDays.forEach((due, at) => {
        expect(week).toContain(weekdayOf(due));
        const before = dueDays[at - 1];
        if (before === undefined) return;
        if (planDays[at] === planDays[at - 1]) expect(due).toBe(before);
        else expect(due).toBeGreaterThan(before);
      });
      if (week.length === 7) expect(dueDays.at(-1)).toBe(start + (planDays.at(-1) ?? 1) - 1);
    }),
  );
});

test("whatever is missed and however it is recovered, no reading is lost, none is due twice, and none in the past", () => {
  fc.assert(
    fc.property(course, steps, ({ course: begun, today: first }, moves) => {
      let now = begun;
      let today = first;
      for (const { mode: chosen, wait, read } of moves) {
        today += wait;
        const done = new Set([...now.done, ...read.filter((at) => at < now.words.length)]);
        now = { ...now, done };
        const due = recover(now, chosen, today);
        if (due === null) continue;
        // One day for each reading, so none is lost or doubled.
        expect(due).toHaveLength(now.words.length);
        due.forEach((dueDay, at) => {
          if (done.has(at)) {
            expect(dueDay).toBe(now.dueDays[at]);
            return;
          }
          expect(dueDay).toBeGreaterThanOrEqual(today);
          expect(now.weekdays).toContain(weekdayOf(dueDay));
        });
        // In the plan's order.
        const days = remainingOf(now).map((at) => due[at] ?? 0);
        expect(days).toEqual([...days].sort((a, b) => a - b));
        now = { ...now, dueDays: due };
        expect(missedOf(now, today)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

test("extend keeps what was due together together, never more in a day, never earlier than planned", () => {
  fc.assert(
    fc.property(course, ({ course: given, today }) => {
      const due = recover(given, "extend", today);
      if (due === null) return;
      const remaining = remainingOf(given);
      const load = (days: readonly number[]) => {
        const words = new Map<number, number>();
        for (const at of remaining) {
          words.set(days[at] ?? 0, (words.get(days[at] ?? 0) ?? 0) + (given.words[at] ?? 0));
        }
        return [...words.values()];
      };
      expect(load(due)).toEqual(load(given.dueDays));
      for (const at of remaining) expect(due[at]).toBeGreaterThanOrEqual(given.dueDays[at] ?? 0);
      expect(endOf({ ...given, dueDays: due })).toBeGreaterThanOrEqual(endOf(given));
    }),
  );
});

test("re-pace ends on the day it ended before, or says that it cannot", () => {
  fc.assert(
    fc.property(course, ({ course: given, today }) => {
      const due = recover(given, "repace", today);
      const end = Math.max(...given.dueDays);
      if (due === null) {
        expect(remainingOf(given).length === 0 || end < today).toBe(true);
        return;
      }
      expect(endOf({ ...given, dueDays: due })).toBe(end);
    }),
  );
});

test("catch up asks for two of the plan's days at most, and keeps the end while that is possible", () => {
  fc.assert(
    fc.property(course, ({ course: given, today }) => {
      const due = recover(given, "catchUp", today);
      if (due === null) return;
      const remaining = remainingOf(given);
      const perDay = new Map<number, Set<number>>();
      for (const at of remaining) {
        const on = due[at] ?? 0;
        perDay.set(on, (perDay.get(on) ?? new Set()).add(given.planDays[at] ?? 0));
      }
      for (const planDays of perDay.values()) expect(planDays.size).toBeLessThanOrEqual(2);
      const [before, after] = [endOf(given), endOf({ ...given, dueDays: due })];
      expect(after).toBeGreaterThanOrEqual(before);
      // Later only when every day up to the old end is full.
      if (after > before) {
        for (let on = today; on <= before; on++) {
          if (given.weekdays.includes(weekdayOf(on))) expect(perDay.get(on)?.size).toBe(2);
        }
      }
    }),
  );
});

test("nothing changes for who is on time", () => {
  fc.assert(
    fc.property(course, ({ course: given, start }) => {
      const whole = { ...given, done: new Set<number>() };
      expect(recover(whole, "extend", start)).toEqual(whole.dueDays);
      expect(recover(whole, "catchUp", start)).toEqual(whole.dueDays);
    }),
  );
});

test("progress grows with every reading done, is 0 only before the first and 100 only after the last", () => {
  fc.assert(
    fc.property(course, fc.infiniteStream(fc.nat()), ({ course: { words } }, picks) => {
      const left = [...words.keys()];
      const done = new Set<number>();
      let before = progressOf({ words, done });
      expect(before).toBe(0);
      while (left.length > 0) {
        const [at] = left.splice(Number(picks.next().value) % left.length, 1);
        done.add(at ?? 0);
        const now = progressOf({ words, done });
        expect(now).toBeGreaterThanOrEqual(Math.max(1, before));
        expect(now === 100).toBe(left.length === 0);
        before = now;
      }
    }),
  );
});

test("readings are balanced: all parts used, in order, none heavier than an equal share and a reading", () => {
  const words = fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 200 }), (counts, parts) => {
      const partOf = balance(counts, parts);
      expect(partOf).toHaveLength(counts.length);
      expect(partOf).toEqual([...partOf].sort((a, b) => a - b));
      expect(partOf.at(-1)).toBe(parts - 1);
      expect(new Set(partOf).size).toBe(Math.min(parts, counts.length));
      const total = counts.reduce((sum, count) => sum + count, 0);
      const sums = Array.from({ length: parts }, (_sum, part) =>
        counts.reduce((sum, count, at) => sum + (partOf[at] === part ? count : 0), 0),
      );
      expect(Math.max(...sums)).toBeLessThanOrEqual(total / parts + Math.max(...counts));
    }),
  );
});

test("after five missed days of Genesis the three ways end when they say", () => {
  const [plan] = readingPlans.filter(({ id }) => id === "creation-genesis");
  const planDays = plan?.days.flatMap(({ passages }, at) => passages.map(() => at + 1)) ?? [];
  const words = plan?.days.flatMap(({ passages }) => passages.map(([, count]) => count)) ?? [];
  const start = toDayNumber("2026-03-01");
  const given: Course = {
    words,
    planDays,
    dueDays: layOut(planDays, start, [0, 1, 2, 3, 4, 5, 6]),
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    done: new Set([0, 1, 2, 3]),
  };
  const today = toDayNumber("2026-03-08");
  const ends = RECOVERIES.map((chosen) => {
    const dueDays = recover(given, chosen, today) ?? [];
    const { end, minutesADay } = outlookOf({ ...given, dueDays }, today);
    return [chosen, fromDayNumber(end), minutesADay];
  });
  expect(fromDayNumber(endOf(given))).toBe("2026-03-21");
  expect(missedOf(given, today)).toHaveLength(10);
  expect(ends.map(([chosen, end]) => [chosen, end])).toEqual([
    ["catchUp", "2026-03-21"],
    ["repace", "2026-03-21"],
    ["extend", "2026-03-26"],
  ]);
  expect(ends[2]?.[2]).toBe(13);
  expect(ends[0]?.[2]).toBeGreaterThan(Number(ends[1]?.[2]));
});

test("minutes are words by the reading speed, at least one", () => {
  expect([1, 300, 2_000].map(toMinutes)).toEqual([1, 2, 10]);
});
