import fc from "fast-check";
import {
  BRISK_WORDS_PER_MINUTE,
  ChapterReading,
  type OnScreen,
  toPrintedVerses,
} from "@/lib/reading-sessions/recorder-chapter";

const DAY = "2026-11-21";
const WORDS = 20;
/** Seconds for one of these verses at the briskest pace. */
const VERSE_SECONDS = (WORDS * 60) / BRISK_WORDS_PER_MINUTE;

const verses = (count: number, words = WORDS) =>
  Array.from({ length: count }, (_, index) => ({ verse: index + 1, text: "word ".repeat(words) }));
const chapterOf = (count: number) => new ChapterReading(toPrintedVerses(verses(count), count));
const screen = (first: number, last: number, isEnd = false): OnScreen => ({
  starts: new Set(Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  isEnd,
});
const passedOf = (reading: ChapterReading) =>
  reading.takeNews().flatMap(({ passed }) => passed.map(([first]) => first));

test("a verse that the translation does not print goes with the one before it, and none is beyond the canon", () => {
  const printed = toPrintedVerses(
    [1, 2, 4, 5, 24].map((verse) => ({ verse, text: "one two" })),
    6,
  );
  expect(printed.map(({ covers }) => covers)).toEqual([
    [1, 1],
    [2, 3],
    [4, 4],
    [5, 6],
  ]);
  expect(printed[0]?.words).toBe(2);
});

test("a chapter on one screen is passed when its words can have been read, not before", () => {
  const reading = chapterOf(4);
  reading.read(4 * VERSE_SECONDS - 0.5, screen(1, 4, true), DAY);
  expect(reading.isPassed).toBe(false);
  reading.read(0.6, screen(1, 4, true), DAY);
  expect(reading.isPassed).toBe(true);
});

test("flicking to the end and staying there passes only what is on the screen, with the verse that ends there", () => {
  const reading = chapterOf(40);
  for (let first = 1; first < 36; first += 5) reading.read(0.1, screen(first, first + 4), DAY);
  reading.read(600, screen(36, 40, true), DAY);
  expect(reading.isPassed).toBe(false);
  expect(passedOf(reading)).toEqual([35, 36, 37, 38, 39, 40]);
});

test("a verse whose end was not on the screen is not passed", () => {
  const reading = chapterOf(10);
  reading.read(600, screen(1, 5), DAY);
  expect(passedOf(reading)).toEqual([1, 2, 3, 4]);
  reading.read(1, screen(6, 9), DAY);
  expect(passedOf(reading)).toContain(5);
});

test("one long verse is passed over several screens", () => {
  const reading = new ChapterReading(toPrintedVerses(verses(2, 300), 2));
  reading.read(30, screen(1, 1), DAY);
  reading.read(60, { starts: new Set(), isEnd: false }, DAY);
  expect(passedOf(reading)).toEqual([]);
  reading.read(30, screen(2, 2), DAY);
  expect(passedOf(reading)).toEqual([1]);
});

test("nothing is told of a glance; once it is more, the seconds before it count too", () => {
  const reading = chapterOf(40);
  reading.read(19, screen(1, 9), DAY);
  expect(reading.takeNews()).toEqual([]);
  reading.read(1, screen(1, 9), DAY);
  expect(reading.takeNews()).toMatchObject([{ today: DAY, seconds: 20 }]);
  reading.read(2, screen(1, 9), DAY);
  expect(reading.takeNews()).toMatchObject([{ seconds: 2 }]);
});

test("seconds belong to the day on which they were read", () => {
  const reading = chapterOf(40);
  reading.read(15, screen(1, 9), DAY);
  reading.read(10, screen(1, 9), "2026-11-22");
  expect(reading.takeNews().map(({ today, seconds }) => [today, seconds])).toEqual([
    [DAY, 15],
    ["2026-11-22", 10],
  ]);
});

test("however one scrolls, words are passed no faster than the brisk pace, each verse once", () => {
  const moves = fc.array(
    fc.record({
      seconds: fc.double({ min: 0.05, max: 20, noNaN: true }),
      first: fc.integer({ min: 1, max: 30 }),
      size: fc.integer({ min: 0, max: 12 }),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(moves, (path) => {
      const reading = chapterOf(30);
      let seconds = 0;
      for (const move of path) {
        const last = Math.min(30, move.first + move.size);
        reading.read(move.seconds, screen(move.first, last, last === 30), DAY);
        seconds += move.seconds;
      }
      const passed = passedOf(reading);
      expect(new Set(passed).size).toBe(passed.length);
      expect(passed.length * VERSE_SECONDS).toBeLessThanOrEqual(seconds + 1e-6);
    }),
  );
});
