import { formatDay, formatMonth, formatNamedDay, formatShortDay } from "@/lib/day-words";
import type { StartedDay } from "@/lib/reading-plans/contract";
import {
  dayAhead,
  dayOfReading,
  dayState,
  goesOnAfter,
  groupByMonth,
  lastChapterOf,
  nextInDay,
  planDayCount,
  planDayWords,
  planPosition,
  timeTaken,
  unreadOf,
  withTicks,
} from "@/lib/reading-plans/plan-days";

const read = (reading: number, doneOn: string | null = null) => ({
  reading,
  reference: `Genesis ${reading + 1}`,
  words: 600,
  minutes: 3,
  done: doneOn !== null,
  doneOn,
});

const day = (date: string, planDays: number[], readings: StartedDay["readings"]): StartedDay => ({
  date,
  planDays,
  title: null,
  readings,
  words: 600,
  minutes: 3,
});

const days = [
  day("2026-11-29", [1], [read(0, "2026-11-30"), read(1, "2026-12-02")]),
  day("2026-11-30", [2], [read(2)]),
  day("2026-12-01", [3, 4], [read(3), read(4, "2026-12-02"), read(5)]),
  day("2026-12-03", [5, 6, 7], [read(6)]),
];
const at = (index: number): StartedDay => days[index] ?? day("", [], []);

test("a plan's days are counted by the plan, not by the calendar", () => {
  expect(planDayCount(days)).toBe(7);
  expect(days.map(planDayWords)).toEqual(["Day 1", "Day 2", "Days 3 and 4", "Days 5 to 7"]);
  expect(planDayWords({ planDays: [] })).toBe("");
});

test("where the visitor is: today's day, else the next one; a finished plan tells its length", () => {
  const active = { status: "active" as const };
  expect(planPosition({ ...active, today: at(1), next: at(0) }, days)).toBe("Day 2 of 7");
  expect(planPosition({ ...active, today: null, next: at(2) }, days)).toBe("Days 3 and 4 of 7");
  expect(planPosition({ status: "done", today: at(1), next: null }, days)).toBe("7 days");
});

test("a reading is found in its day; one the plan does not have is not", () => {
  expect(dayOfReading(days, 4)?.date).toBe("2026-12-01");
  expect(dayOfReading(days, 99)).toBeNull();
});

test("after a reading comes the next unread one of its day, beginning anew at the first", () => {
  expect(nextInDay(at(2), 3)?.reading).toBe(5);
  expect(nextInDay(at(2), 5)?.reading).toBe(3);
  expect(nextInDay(at(0), 0)).toBeNull();
  expect(unreadOf(at(2).readings)).toEqual([3, 5]);
});

test("how a day stands, and what can be read ahead", () => {
  expect(days.map((one) => dayState(one, "2026-12-01"))).toEqual([
    "read",
    "waiting",
    "today",
    "ahead",
  ]);
  expect(dayAhead(days, "2026-12-01")?.date).toBe("2026-12-03");
  expect(dayAhead(days, "2026-12-03")).toBeNull();
});

test("days stand under their months, none lost", () => {
  const months = groupByMonth(days);
  expect(months.map(({ month }) => month)).toEqual(["2026-11", "2026-12"]);
  expect(months.flatMap((group) => group.days)).toEqual(days);
});

test("a tick shows before it is confirmed, and what it does not touch stays the same", () => {
  const shown = withTicks(days, [
    { readings: [2, 4], done: true },
    { readings: [4], done: false },
  ]);
  expect(shown.flatMap(({ readings }) => readings.map(({ done }) => done))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(shown[0]).toBe(days[0]);
  expect(withTicks(days, [])).toBe(days);
});

test("the time a plan took, by the days on which something was read", () => {
  expect(timeTaken(days)).toEqual({
    first: "2026-11-30",
    last: "2026-12-02",
    days: 3,
    daysRead: 2,
  });
  expect(timeTaken([at(3)])).toBeNull();
});

test.each([
  ["Genesis 14-17", 17],
  ["Genesis 24", 24],
  ["Isaiah 40:21-31", 40],
  ["Matthew 5:1-7:29", 7],
  ["1 John 5:7", 5],
  ["2 Peter 3", 3],
  ["Jude", null],
])("%s ends in chapter %s", (reference, chapter) => {
  expect(lastChapterOf(reference)).toBe(chapter);
});

test.each([
  ["Genesis 14-17", "Genesis 14", true],
  ["Genesis 14-17", "Genesis 17", false],
  ["Genesis 48-50", "Exodus 1", false],
  ["Psalms 146-150", "Psalm 149", true],
  ["Psalm 104", "Psalm 104", false],
  ["Matthew 5:1-7:29", "Matthew 6", true],
  ["1 John 1-3", "John 1", false],
  ["Jude 1:1-25", "Jude 1", false],
  ["Genesis 14-17", "", false],
])("%s, open at %s, goes on: %s", (reference, title, goesOn) => {
  expect(goesOnAfter(reference, title)).toBe(goesOn);
});

test("days in words are the same in every time zone", () => {
  expect(formatDay("2026-03-01")).toBe("Mar 1, 2026");
  expect(formatNamedDay("2026-11-20")).toBe("Friday, November 20");
  expect(formatShortDay("2026-11-20")).toBe("Fri, Nov 20");
  expect(formatMonth("2027-01-01")).toBe("January 2027");
  expect(() => formatDay("never")).toThrow(RangeError);
});
