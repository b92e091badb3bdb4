import fc from "fast-check";
import * as sessionRoute from "@/app/api/workspace/sessions/[sessionId]/route";
import * as sessionsRoute from "@/app/api/workspace/sessions/route";
import * as summaryRoute from "@/app/api/workspace/sessions/summary/route";
import { addDays } from "@/lib/calendar-days";
import { db } from "@/lib/db/client";
import { countCategories, dayStreak, sumMinutes } from "@/lib/reading-sessions/figures";
import type { ReadingSessionResponse } from "@/lib/reading-sessions/schema";
import { deleteWorkspaces, disconnect } from "./support";
import { Browser } from "./workspace-support";

process.env.RATE_LIMITS = "off";
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const { GET, PATCH, DELETE } = sessionRoute;
const sessionMethods = { GET, PATCH, DELETE };
const PATH = "/api/workspace/sessions";
const MINUTE = 60_000;
const touch = (browser: Browser, body: object, headers?: Record<string, string>) =>
  browser.post(
    sessionsRoute.POST,
    PATH,
    { book: "Gen", chapter: 1, seconds: 30, today: "2026-03-01", ...body },
    headers,
  );
const list = async (browser: Browser, query = "") =>
  (await browser.call(sessionsRoute.GET, `${PATH}${query}`)).body as ReadingSessionResponse[];
const summary = async (browser: Browser, today: string, year = "") =>
  (await browser.call(summaryRoute.GET, `${PATH}/summary?today=${today}${year}`)).body;
const change = (browser: Browser, method: "GET" | "PATCH" | "DELETE", id: string, body?: object) =>
  browser.call(sessionMethods[method], `${PATH}/${id}`, {
    method,
    params: { sessionId: id },
    ...(body ? { body } : {}),
  });
/** Lets the clock of everything read so far run on. */
const wait = (ms: number) =>
  db.$executeRaw`UPDATE reading_sessions SET touched_at = touched_at - ${ms} * interval '1 millisecond'`;

test("a chapter read in pieces is one session, counted when its last verses were passed", async () => {
  const browser = new Browser();
  const first = await touch(browser, { passed: [[1, 12]] });
  expect([first.status, first.body]).toMatchObject([
    200,
    {
      reference: "Genesis 1:1-12",
      type: "passage",
      seconds: 30,
      chaptersRead: 0,
      chapterDone: false,
    },
  ]);
  await wait(MINUTE);
  const second = await touch(browser, { passed: [[11, 31]], seconds: 60 });
  expect(second.body).toMatchObject({
    id: first.body.id,
    reference: "Genesis 1",
    title: "Genesis 1",
    type: "chapter",
    category: "Law",
    readingTime: "2 minutes",
    date: "2026-03-01",
    chaptersRead: 1,
    chapterDone: true,
  });
  await wait(MINUTE);
  const third = await touch(browser, { chapter: 2, passed: [[1, 25]] });
  expect(third.body).toMatchObject({
    id: first.body.id,
    reference: "Genesis 1-2",
    chaptersRead: 2,
    chapterDone: true,
  });
  expect((await touch(browser, { chapter: 2, passed: [[25, 25]] })).body.chapterDone).toBe(false);
  expect(await list(browser)).toHaveLength(1);
});

test("no more time is kept than went by, however much is claimed and in however many tabs", async () => {
  const browser = new Browser();
  expect((await touch(browser, { seconds: 3_600 })).body.seconds).toBe(120);
  expect((await touch(browser, { seconds: 3_600 })).body.seconds).toBeLessThanOrEqual(125);
  await wait(10 * MINUTE);
  const tabs = ["Gen", "Ps", "Matt", "Gen", "Ps", "Matt"];
  await Promise.all(tabs.map((book) => touch(browser, { book, seconds: 3_600 })));
  const sessions = await list(browser);
  const total = sessions.reduce((sum, { seconds }) => sum + seconds, 0);
  expect(total).toBeGreaterThanOrEqual(120 + 600);
  expect(total).toBeLessThanOrEqual(120 + 600 + 30);
});

test("two first words at the same moment make one session", async () => {
  const browser = new Browser();
  await touch(browser, { book: "Rev" });
  await Promise.all(Array.from({ length: 5 }, () => touch(browser, { book: "Mark" })));
  expect(await db.readingSession.count({ where: { book: "Mark" } })).toBe(1);
});

test("after twenty minutes, in another book and on another day a new session begins", async () => {
  const browser = new Browser();
  const ids = new Set([(await touch(browser, {})).body.id]);
  await wait(19 * MINUTE);
  ids.add((await touch(browser, {})).body.id);
  expect(ids.size).toBe(1);
  await wait(21 * MINUTE);
  ids.add((await touch(browser, {})).body.id);
  expect(ids.size).toBe(2);
  const psalm = await touch(browser, { book: "Ps", chapter: 23 });
  expect(psalm.body).toMatchObject({ reference: "Psalm 23", type: "psalm" });
  // Back in the first book, within the time: its session goes on.
  expect(ids.has((await touch(browser, {})).body.id)).toBe(true);
});

test("past midnight the minutes fall on their own days, and the chapter is finished where it was finished", async () => {
  const browser = new Browser();
  const before = await touch(browser, { today: "2026-03-01", passed: [[1, 20]], seconds: 60 });
  await wait(2 * MINUTE);
  const after = await touch(browser, { today: "2026-03-02", passed: [[21, 31]], seconds: 120 });
  expect(after.body.id).not.toBe(before.body.id);
  expect(after.body).toMatchObject({
    date: "2026-03-02",
    reference: "Genesis 1",
    seconds: 120,
    chaptersRead: 1,
    chapterDone: true,
  });
  expect((await change(browser, "GET", before.body.id)).body).toMatchObject({
    date: "2026-03-01",
    chaptersRead: 0,
    seconds: 60,
  });
  expect((await summary(browser, "2026-03-02")).dayStreak).toBe(2);
  // A flight to the west: the same day again.
  await wait(2 * MINUTE);
  const west = await touch(browser, { today: "2026-03-01", chapter: 2 });
  expect(west.body.date).toBe("2026-03-01");
  expect((await summary(browser, "2026-03-01")).dayStreak).toBe(1);
});

test("a glance is neither listed nor counted, and becomes a session when it goes on", async () => {
  const browser = new Browser();
  const glance = await touch(browser, { seconds: 5 });
  expect(await list(browser)).toEqual([]);
  expect(await summary(browser, "2026-03-01")).toMatchObject({ sessions: 0, last: null });
  await wait(MINUTE);
  await touch(browser, { seconds: 40 });
  expect((await list(browser)).map(({ id }) => id)).toEqual([glance.body.id]);
});

test("what the reader sends again is counted once", async () => {
  const browser = new Browser();
  await touch(browser, { seconds: 20 });
  await wait(10 * MINUTE);
  for (let at = 0; at < 3; at++) await touch(browser, { seconds: 60 }, { "Idempotency-Key": "t" });
  expect((await list(browser))[0]?.seconds).toBe(80);
});

test("notes and title are the visitor's: changed from the version seen, kept while reading goes on", async () => {
  const browser = new Browser();
  const { body: session } = await touch(browser, {});
  const named = await change(browser, "PATCH", session.id, {
    version: 1,
    title: "Beginnings",
    notes: " Very good ",
  });
  expect(named.body).toMatchObject({ title: "Beginnings", notes: "Very good", version: 2 });
  const stale = await change(browser, "PATCH", session.id, { version: 1, notes: "Lost" });
  expect([stale.status, stale.body.current.notes]).toEqual([409, "Very good"]);
  const on = await touch(browser, { chapter: 2, passed: [[1, 25]] });
  expect(on.body).toMatchObject({ title: "Beginnings", reference: "Genesis 1-2", version: 2 });
  const cleared = await change(browser, "PATCH", session.id, { version: 2, notes: null });
  expect(cleared.body.notes).toBeNull();
  expect((await change(browser, "DELETE", session.id)).body).toEqual({ deleted: true });
  expect((await change(browser, "GET", session.id)).status).toBe(404);
});

test("the history goes in pages, newest first", async () => {
  const browser = new Browser();
  for (const book of ["Gen", "Exod", "Lev", "Num", "Deut"]) {
    await touch(browser, { book });
    await wait(MINUTE);
  }
  const first = await browser.call(sessionsRoute.GET, `${PATH}?limit=3`);
  const next = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const all = [...first.body, ...(await browser.call(sessionsRoute.GET, next)).body];
  expect(all.map(({ book }) => book)).toEqual(["Deut", "Num", "Lev", "Exod", "Gen"]);
});

test("the figures are those of the rules, on any history", async () => {
  const browser = new Browser();
  await touch(browser, {});
  const { id: workspaceId } = await db.workspace.findFirstOrThrow();
  const today = "2026-03-01";
  const past = fc.array(
    fc.record({
      ago: fc.integer({ min: 0, max: 40 }),
      seconds: fc.integer({ min: 20, max: 7_200 }),
      category: fc.constantFrom("Law", "Gospels", "History", "Prophecy"),
    }),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(past, async (sessions) => {
      await db.readingSession.deleteMany();
      await db.readingSession.createMany({
        data: sessions.map(({ ago, seconds, category }) => ({
          workspaceId,
          day: addDays(today, -ago),
          reference: "Genesis 1",
          title: "Genesis 1",
          book: "Gen",
          category,
          type: "chapter",
          seconds,
          chapters: [],
        })),
      });
      const listed = await list(browser);
      const told = await summary(browser, today);
      expect(told).toMatchObject({
        sessions: sessions.length,
        minutes: sumMinutes(listed),
        dayStreak: dayStreak(
          listed.map(({ date }) => date),
          today,
        ),
        categories: countCategories(listed),
      });
      const inYear = listed.filter(({ date }) => date.startsWith("2026"));
      expect(told.daysThisYear).toBe(new Set(inYear.map(({ date }) => date)).size);
      expect(sumOf(told.year.days, "minutes")).toBe(sumMinutes(inYear));
    }),
    { numRuns: 15 },
  );
});

function sumOf(rows: { minutes: number }[], field: "minutes"): number {
  return rows.reduce((sum, row) => sum + row[field], 0);
}

test("a year can be asked for, and a browser that read nothing is told so", async () => {
  const browser = new Browser();
  expect(await summary(browser, "2026-03-01")).toEqual({
    sessions: 0,
    minutes: 0,
    dayStreak: 0,
    categories: [],
    grace: null,
    daysThisYear: 0,
    year: { year: "2026", days: [] },
    last: null,
  });
  await touch(browser, { today: "2025-12-31", seconds: 90 });
  const told = await summary(browser, "2026-01-01", "&year=2025");
  expect(told.year).toEqual({
    year: "2025",
    days: [{ date: "2025-12-31", sessions: 1, minutes: 2 }],
  });
  expect(told).toMatchObject({
    dayStreak: 0,
    grace: { days: 1, graceDays: 0 },
    daysThisYear: 0,
    last: { reference: "Genesis 1" },
  });
});

test.each<[string, object, string]>([
  ["a book that is none", { book: "Tobit" }, "book"],
  ["a chapter that does not exist", { book: "Jude", chapter: 2 }, "chapter"],
  ["verses that do not exist", { passed: [[1, 32]] }, "passed"],
  ["verses back to front", { passed: [[5, 4]] }, "passed"],
  ["a verse that is no number", { passed: [["1", 2]] }, "passed.0.0"],
  ["more than an hour", { seconds: 3_601 }, "seconds"],
  ["time that runs back", { seconds: -1 }, "seconds"],
  ["no day", { today: undefined }, "today"],
  ["a day that does not exist", { today: "2026-02-29" }, "today"],
  ["fifty-one pieces", { passed: Array(51).fill([1, 1]) }, "passed"],
])(
  "a word with %s is refused and says where, and nothing is written",
  async (_name, body, path) => {
    const { status, body: answer } = await touch(new Browser(), body);
    expect([status, answer.errors[0].path]).toEqual([400, path]);
    expect(await db.workspace.count()).toBe(0);
  },
);
