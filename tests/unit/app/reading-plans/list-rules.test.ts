import { arrangePlans } from "@/app/reading-plans/_components/arrange-plans";
import {
  BOOK_SETS,
  countChapters,
  inCanonicalOrder,
  SHELVES,
} from "@/app/reading-plans/_components/book-sets";
import { dueReading, isReadToday, nextReading } from "@/components/reading/due-reading";
import { formatNearDay, readingDay } from "@/components/reading/reading-days";
import type { ReadingPlan, StartedDay, StartedPlan } from "@/lib/reading-plans/client";

const TODAY = "2026-11-21";

const plan = (id: string): ReadingPlan => ({
  id,
  title: id,
  description: "",
  duration: "",
  category: "",
  progress: 0,
  difficulty: "",
  dailyReading: "",
  hasSchedule: true,
});

const day = (date: string, ...done: boolean[]): StartedDay => ({
  date,
  planDays: [1],
  title: null,
  readings: done.map((isDone, reading) => ({
    reading,
    reference: `Genesis ${reading + 1}`,
    words: 800,
    minutes: 4,
    done: isDone,
    doneOn: isDone ? date : null,
  })),
  words: 1_400,
  minutes: 7,
});

const run = (id: string, fields: Partial<StartedPlan> = {}): StartedPlan => ({
  id,
  planId: "genesis",
  title: "Genesis",
  progress: 10,
  status: "active",
  start: "2026-11-01",
  endsOn: "2026-12-31",
  dueCounts: [],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  readingCount: 50,
  doneCount: 5,
  missedCount: 0,
  missedDays: 0,
  today: null,
  next: null,
  stoppedOn: null,
  version: 1,
  createdAt: "2026-11-01T08:00:00.000Z",
  updatedAt: "2026-11-01T08:00:00.000Z",
  ...fields,
});

describe("arranging plans", () => {
  test("a plan has its newest run that is not stopped, and every other run stands apart, those being read first", () => {
    const [stopped, running, earlier] = [
      run("c", { status: "stopped" }),
      run("b"),
      run("a", { status: "done" }),
    ];
    const own = run("own", { planId: null });
    const gone = run("gone", { planId: "no longer listed" });
    const { listed, others } = arrangePlans(
      [plan("genesis"), plan("psalms")],
      [stopped, own, running, gone, earlier],
    );
    expect(listed.map(({ started }) => started?.id)).toEqual(["b", undefined]);
    expect(others.map(({ id }) => id)).toEqual(["own", "gone", "a", "c"]);
  });

  test("where all runs are stopped the newest counts; without a list all stand apart", () => {
    const runs = [run("new", { status: "stopped" }), run("old", { status: "stopped" })];
    expect(arrangePlans([plan("genesis")], runs).listed[0]?.started?.id).toBe("new");
    expect(arrangePlans([], runs).others).toEqual(runs);
  });
});

describe("what is due", () => {
  test("today while something of it is left, with the minutes of what is left", () => {
    const whole = run("a", { today: day(TODAY, false, false), next: day("2026-11-18", false) });
    expect(dueReading(whole, TODAY)).toMatchObject({ label: "Today", minutes: 7 });
    const half = run("a", { today: day(TODAY, true, false), next: day("2026-11-18", false) });
    expect(dueReading(half, TODAY)).toMatchObject({
      minutes: 4,
      readings: [{ reference: "Genesis 2" }],
    });
    expect(nextReading(half)?.reading).toBe(1);
    expect(isReadToday(half)).toBe(false);
  });

  test("after today's reading what waits or what comes next", () => {
    const today = day(TODAY, true, true);
    const waits = run("a", { today, next: day("2026-11-18", true, false) });
    expect(isReadToday(waits)).toBe(true);
    expect(dueReading(waits, TODAY)?.label).toBe("Waiting since Wed, Nov 18");
    expect(nextReading(waits)?.reference).toBe("Genesis 2");
    const comes = run("a", { today: null, next: day("2026-11-23", false) });
    expect(dueReading(comes, TODAY)?.label).toBe("Next, Mon, Nov 23");
    expect(isReadToday(comes)).toBe(false);
    const begins = run("a", { doneCount: 0, next: day("2027-01-01", false) });
    expect(dueReading(begins, TODAY)?.label).toBe("Starts Jan 1, 2027");
  });

  test.each(["done", "stopped"] as const)("nothing of a plan that is %s", (status) => {
    const over = run("a", { status, today: day(TODAY, false), next: day(TODAY, false) });
    expect(dueReading(over, TODAY)).toBeNull();
    expect(nextReading(over)).toBeNull();
  });
});

describe("days for reading", () => {
  test.each([
    // 2026-11-21 is a Saturday.
    ["every day", 30, [0, 1, 2, 3, 4, 5, 6], "2026-12-20"],
    ["the first of them", 1, [6], "2026-11-21"],
    ["one day a week", 3, [6], "2026-12-05"],
    ["weekdays", 5, [1, 2, 3, 4, 5], "2026-11-27"],
    ["weekdays over a week's end", 6, [1, 2, 3, 4, 5], "2026-11-30"],
  ])("%s", (_name, count, weekdays, last) => {
    expect(readingDay(TODAY, count, weekdays)).toBe(last);
  });

  test("none without a day of the week", () => {
    expect(readingDay(TODAY, 5, [])).toBeNull();
  });

  test("the year is told where it is another one", () => {
    expect(formatNearDay("2026-11-23", TODAY)).toBe("Mon, Nov 23");
    expect(formatNearDay("2027-11-23", TODAY)).toBe("Nov 23, 2027");
  });
});

describe("books", () => {
  test("the shelves hold all 66, and the sets only books there are", () => {
    const shelved = SHELVES.flatMap(({ sections }) =>
      sections.flatMap(({ books }) => books.map(({ id }) => id)),
    );
    expect(shelved).toHaveLength(66);
    for (const { books } of BOOK_SETS) expect(shelved).toEqual(expect.arrayContaining([...books]));
    expect(BOOK_SETS.map(({ name, books }) => [name, books.length])).toEqual([
      ["Whole Bible", 66],
      ["Old Testament", 39],
      ["New Testament", 27],
      ["Gospels", 4],
      ["Psalms and Proverbs", 2],
      ["Paul's letters", 13],
    ]);
  });

  test("are put in order, each once, and counted in chapters", () => {
    expect(inCanonicalOrder(["John", "Gen", "John"])).toEqual(["Gen", "John"]);
    expect(countChapters(["Gen", "John", "Jude"])).toBe(72);
  });
});
