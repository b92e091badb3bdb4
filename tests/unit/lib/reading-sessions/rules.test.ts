import fc from "fast-check";
import { BOOKS } from "@/lib/bible/canon";
import { parseReference } from "@/lib/bible/references/parser";
import { countVerses } from "@/lib/bible/rules";
import { addDays, fromDayNumber, toDayNumber } from "@/lib/calendar-days";
import {
  countCategories,
  dayStreak,
  daysThisYear,
  graceStreak,
  minutesIn,
  sumMinutes,
  toReadingTime,
} from "@/lib/reading-sessions/figures";
import {
  believedSeconds,
  joinRanges,
  type PassedChapter,
  passVerses,
  referenceOf,
  typeOf,
} from "@/lib/reading-sessions/rules";
import { sampleSessions } from "@/lib/reading-sessions/sample";

const dayNumber = fc.integer({
  min: toDayNumber("2000-01-01"),
  max: toDayNumber("2100-12-31"),
});
/** A visitor's history: offsets back from today, several sessions a day, in any order. */
const history = fc.record({
  today: dayNumber,
  ago: fc.array(fc.integer({ min: -3, max: 60 }), { maxLength: 120 }),
});

describe("the example", () => {
  const today = "2026-03-01";
  const sample = sampleSessions(today);

  test("keeps the rules of the stat cards", () => {
    expect(sample.length).toBe(6);
    expect(sumMinutes(sample)).toBe(5 + 12 + 10 + 15 + 14 + 6);
    expect(
      dayStreak(
        sample.map(({ date }) => date),
        today,
      ),
    ).toBe(3);
    expect(countCategories(sample)).toEqual([
      { category: "Gospels", sessions: 2 },
      { category: "Poetry and wisdom", sessions: 2 },
      { category: "Law", sessions: 1 },
      { category: "Letters of Paul", sessions: 1 },
    ]);
  });

  test("follows the visitor's day, newest first", () => {
    expect(sample.map(({ date }) => date)).toEqual([
      "2026-03-01",
      "2026-02-28",
      "2026-02-27",
      "2026-02-25",
      "2026-02-24",
      "2026-02-22",
    ]);
    expect(sampleSessions("2027-01-01")[0]?.date).toBe("2027-01-01");
  });

  test("names passages that exist, under their book's category", () => {
    for (const { reference, category } of sample) {
      const parsed = parseReference(reference);
      if (parsed.kind !== "found") throw new Error(reference);
      const book = BOOKS.find(({ id }) => id === parsed.passages[0].book);
      expect([reference, category]).toEqual([reference, book?.section]);
    }
  });
});

test("the streak counts days back from today, each exactly one before the other", () => {
  fc.assert(
    fc.property(history, ({ today, ago }) => {
      const days = ago.map((offset) => fromDayNumber(today - offset));
      const streak = dayStreak(days, fromDayNumber(today));
      for (let offset = 0; offset < streak; offset++) expect(ago).toContain(offset);
      expect(ago).not.toContain(streak);
    }),
  );
});

test("a day without reading ends the streak, also when it is today", () => {
  const days = ["2026-02-28", "2026-02-27", "2026-02-25"];
  expect(dayStreak(days, "2026-02-28")).toBe(2);
  expect(dayStreak(days, "2026-03-01")).toBe(0);
  expect(dayStreak([], "2026-03-01")).toBe(0);
  // Over the end of a leap year's February.
  expect(dayStreak(["2028-03-01", "2028-02-29", "2028-02-28"], "2028-03-01")).toBe(3);
});

test("the kinder count is never below the streak, forgives one day in seven at most, and nothing longer than a day", () => {
  fc.assert(
    fc.property(history, ({ today, ago }) => {
      const days = ago.map((offset) => fromDayNumber(today - offset));
      const grace = graceStreak(days, fromDayNumber(today));
      const streak = dayStreak(days, fromDayNumber(today));
      expect(grace?.days ?? 0).toBeGreaterThanOrEqual(streak);
      if (!grace) return;
      const read = new Set(ago.filter((offset) => offset >= 0));
      expect(grace.days).toBeLessThanOrEqual(read.size);
      const span = grace.days + grace.graceDays + 1;
      expect(grace.graceDays).toBeLessThanOrEqual(Math.ceil(span / 7));
    }),
  );
});

test("one missed day is forgiven, two in a row are not, and today is not held against anybody", () => {
  const today = "2026-03-10";
  const ago = (...offsets: number[]) => offsets.map((offset) => addDays(today, -offset));
  expect(graceStreak(ago(0, 1, 3, 4), today)).toEqual({ days: 4, graceDays: 1 });
  expect(graceStreak(ago(1, 2, 3), today)).toEqual({ days: 3, graceDays: 0 });
  expect(graceStreak(ago(0, 1, 4, 5), today)).toEqual({ days: 2, graceDays: 0 });
  expect(graceStreak(ago(0, 2, 4, 5), today)).toEqual({ days: 2, graceDays: 1 });
  expect(graceStreak(ago(9), today)).toBeNull();
  expect(graceStreak([], today)).toBeNull();
});

test("days in the Word this year are counted once each, up to today", () => {
  const days = ["2025-12-31", "2026-01-01", "2026-01-01", "2026-03-01", "2026-03-02"];
  expect(daysThisYear(days, "2026-03-01")).toBe(2);
  expect(daysThisYear(days, "2025-12-31")).toBe(1);
});

test("minutes are the leading numbers of the reading times, and nothing else", () => {
  expect(["12 minutes", " 5 min", "1 minute", "about 9 minutes", "", "7"].map(minutesIn)).toEqual([
    12, 5, 1, 0, 0, 7,
  ]);
  const seconds = fc.array(fc.integer({ min: 0, max: 86_400 }), { maxLength: 50 });
  fc.assert(
    fc.property(seconds, (list) => {
      const sum = list.reduce((total, one) => total + Math.max(1, Math.round(one / 60)), 0);
      expect(sumMinutes(list.map((one) => ({ readingTime: toReadingTime(one) })))).toBe(sum);
    }),
  );
});

test("categories stand by their number of sessions, most first, and none is lost", () => {
  const name = fc.constantFrom("Law", "Gospels", "History", "Prophecy");
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const counted = countCategories(names.map((category) => ({ category })));
      const numbers = counted.map(({ sessions }) => sessions);
      expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
      for (const { category, sessions } of counted) {
        expect(names.filter((one) => one === category)).toHaveLength(sessions);
      }
      expect(counted).toHaveLength(new Set(names).size);
    }),
  );
});

test("no seconds are believed that the clock has not seen", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  const touch = fc.record({
    claimed: fc.integer({ min: 0, max: 3_600 }),
    elapsed: fc.option(fc.integer({ min: -5_000, max: 86_400_000 })),
  });
  fc.assert(
    fc.property(touch, ({ claimed, elapsed }) => {
      const last = elapsed === null ? null : new Date(now.getTime() - elapsed);
      const believed = believedSeconds(claimed, last, now);
      expect(believed).toBeGreaterThanOrEqual(0);
      expect(believed).toBeLessThanOrEqual(claimed);
      if (elapsed !== null && elapsed <= 1_200_000) {
        expect(believed).toBeLessThanOrEqual(Math.max(0, elapsed / 1_000));
      } else expect(believed).toBeLessThanOrEqual(120);
    }),
  );
  expect(believedSeconds(30, new Date(now.getTime() - 31_000), now)).toBe(30);
});

const chapterOf = fc
  .constantFrom(...BOOKS)
  .chain(({ id, verseCounts }) =>
    fc.record({ book: fc.constant(id), chapter: fc.integer({ min: 1, max: verseCounts.length }) }),
  );

test("a chapter counts when its verses were passed, in whatever pieces and order", () => {
  fc.assert(
    fc.property(chapterOf, fc.array(fc.nat()), ({ book, chapter }, cuts) => {
      const verses = countVerses(book, chapter);
      const edges = [...new Set([0, verses, ...cuts.map((cut) => cut % verses)])].sort(
        (a, b) => a - b,
      );
      const pieces = edges.slice(1).map((end, at) => [(edges[at] ?? 0) + 1, end] as const);
      let chapters: PassedChapter[] = [];
      const shuffled = pieces.toSorted((a, b) => ((a[0] * 7) % 11) - ((b[0] * 7) % 11));
      shuffled.forEach((piece, at) => {
        chapters = passVerses(book, chapters, chapter, [piece]);
        expect(chapters[0]?.isRead).toBe(at === shuffled.length - 1);
      });
      expect(chapters).toEqual([{ chapter, passed: [[1, verses]], isRead: true }]);
    }),
  );
});

test("joined ranges hold exactly the verses that were given", () => {
  const range = fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 }))
    .map(([first, more]) => [first, first + more] as const);
  fc.assert(
    fc.property(fc.array(range, { maxLength: 20 }), (ranges) => {
      const verses = (list: readonly (readonly [number, number])[]) => {
        const found = new Set<number>();
        for (const [first, last] of list) for (let v = first; v <= last; v++) found.add(v);
        return [...found].sort((a, b) => a - b);
      };
      const joined = joinRanges(ranges);
      expect(verses(joined)).toEqual(verses(ranges));
      joined.forEach(([first], at) => {
        const before = joined[at - 1];
        if (before) expect(first).toBeGreaterThan(before[1] + 1);
      });
    }),
  );
});

const session = fc.constantFrom(...BOOKS).chain(({ id: book, verseCounts }) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: verseCounts.length }), { minLength: 1, maxLength: 12 })
    .map((numbers) => ({
      book,
      chapters: numbers
        .sort((a, b) => a - b)
        .map((chapter) => ({ chapter, passed: [], isRead: false }) as PassedChapter),
    })),
);

test("what a session was about opens again: its reference reads back as just those chapters", () => {
  fc.assert(
    fc.property(session, ({ book, chapters }) => {
      const reference = referenceOf({ book, chapters });
      const parsed = parseReference(reference);
      if (parsed.kind !== "found") throw new Error(reference);
      const read = parsed.passages.flatMap(({ chapter, endChapter }) =>
        Array.from({ length: endChapter - chapter + 1 }, (_, at) => chapter + at),
      );
      expect([reference, read]).toEqual([reference, chapters.map(({ chapter }) => chapter)]);
      expect(parsed.passages.every((passage) => passage.book === book)).toBe(true);
    }),
  );
});

test("sessions say what was read", () => {
  const part: PassedChapter[] = [{ chapter: 3, passed: [[1, 21]], isRead: false }];
  const whole = (...numbers: number[]): PassedChapter[] =>
    numbers.map((chapter) => ({ chapter, passed: [[1, 9]], isRead: true }));
  const said = (book: "John" | "Ps" | "Gen", chapters: PassedChapter[]) =>
    `${referenceOf({ book, chapters })}, ${typeOf({ book, chapters })}`;
  expect(said("John", part)).toBe("John 3:1-21, passage");
  expect(said("Gen", whole(1, 2, 3))).toBe("Genesis 1-3, chapter");
  expect(said("Gen", whole(1, 3))).toBe("Genesis 1; Genesis 3, chapter");
  expect(said("Ps", whole(23))).toBe("Psalm 23, psalm");
  expect(said("Gen", [{ chapter: 5, passed: [], isRead: false }])).toBe("Genesis 5, chapter");
});
