import { intervalsOf, type Memory, reviewed } from "@/lib/learning/schedule";

jest.mock("server-only", () => ({}));

const NEW: Memory = {
  dueDay: 20_000,
  reviewedDay: null,
  stability: null,
  difficulty: null,
  reviews: 0,
  lapses: 0,
};

test("what is forgotten comes again the same day, and the better it went the later", () => {
  expect(intervalsOf(NEW, 20_000)).toEqual({ again: 0, hard: 1, good: 2, easy: 8 });
});

test("a review does what its button said", () => {
  let memory = NEW;
  let day = 20_000;
  for (const grade of ["good", "good", "hard", "easy", "again", "good"] as const) {
    const promised = intervalsOf(memory, day)[grade];
    memory = reviewed(memory, grade, day);
    expect(memory).toMatchObject({ dueDay: day + promised, reviewedDay: day });
    day = memory.dueDay;
  }
  expect(memory).toMatchObject({ reviews: 6, lapses: 1 });
});

test("what is remembered time after time is asked for ever more seldom, at least once a year", () => {
  let memory = NEW;
  let last = 0;
  for (let at = 0; at < 12; at++) {
    const day = memory.dueDay;
    memory = reviewed(memory, "good", day);
    expect(memory.dueDay - day).toBeGreaterThanOrEqual(last);
    last = memory.dueDay - day;
  }
  expect(last).toBe(365);
});

test("what was forgotten and is known at the end of the day is asked for within days", () => {
  const known = reviewed(reviewed(NEW, "good", 20_000), "good", 20_003);
  const forgotten = reviewed(known, "again", known.dueDay);
  expect(forgotten.dueDay).toBe(known.dueDay);
  const again = intervalsOf(forgotten, known.dueDay);
  expect(again.good).toBeGreaterThan(again.hard);
  expect(again.good).toBeLessThan(known.dueDay - 20_003);
});

test("a review on a day before the last one, after a journey west, counts as one of that day", () => {
  const memory = reviewed(NEW, "good", 20_000);
  expect(intervalsOf(memory, 19_999)).toEqual(intervalsOf(memory, 20_000));
  expect(reviewed(memory, "good", 19_999)).toMatchObject({ reviewedDay: 19_999, reviews: 2 });
});
