// Writes that come days after they were made, once more, or after their key was forgotten.
import * as verseRoute from "@/app/api/collection-verses/[verseId]/route";
import * as highlightsRoute from "@/app/api/workspace/highlights/route";
import * as notesRoute from "@/app/api/workspace/notes/route";
import * as readingsRoute from "@/app/api/workspace/plans/[startedPlanId]/readings/route";
import * as planRoute from "@/app/api/workspace/plans/[startedPlanId]/route";
import * as plansRoute from "@/app/api/workspace/plans/route";
import * as sessionsRoute from "@/app/api/workspace/sessions/route";
import { db } from "@/lib/db/client";
import type { ReadingSessionResponse } from "@/lib/reading-sessions/schema";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser } from "./workspace-support";

process.env.RATE_LIMITS = "off";
loadScriptureFirst();
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const SESSIONS = "/api/workspace/sessions";
const PLANS = "/api/workspace/plans";
const MINUTE = 60_000;
const once = { "Idempotency-Key": "kept-in-the-browser" };

/** What becomes of the server's memory of keys after a day. */
const forgetKeys = () => db.idempotentWrite.deleteMany();
const wait = (ms: number) =>
  db.$executeRaw`UPDATE reading_sessions SET touched_at = touched_at - ${ms} * interval '1 millisecond'`;
const report = (browser: Browser, body: object, headers?: Record<string, string>) =>
  browser.post(
    sessionsRoute.POST,
    SESSIONS,
    { book: "Gen", chapter: 1, seconds: 30, today: "2026-11-23", ...body },
    headers,
  );
const sessions = async (browser: Browser) =>
  (await browser.call(sessionsRoute.GET, SESSIONS)).body as ReadingSessionResponse[];

/** All that was written, with the days and moments that a visitor sees. */
async function snapshot() {
  const highlights = await db.highlight.findMany({ orderBy: { canonicalOrder: "asc" } });
  const verses = await db.collectionVerse.findMany({ orderBy: { id: "asc" } });
  const ticks = await db.planTick.findMany({ orderBy: { reading: "asc" } });
  const plans = await db.startedPlan.findMany({ select: { version: true, dueDays: true } });
  return JSON.stringify({ highlights, verses, ticks, plans });
}

async function startPlan(browser: Browser) {
  const today = "2026-11-20";
  const body = { planId: "creation-genesis", start: today, today };
  return (await browser.post(plansRoute.POST, PLANS, body)).body as { id: string };
}

const tick = (browser: Browser, id: string, body: object, headers?: Record<string, string>) =>
  browser.call(readingsRoute.PATCH, `${PLANS}/${id}/readings`, {
    method: "PATCH",
    body: { version: 1, readings: [0, 1], done: true, today: "2026-11-23", ...body },
    params: { startedPlanId: id },
    ...(headers ? { headers } : {}),
  });

const highlight = (browser: Browser, body: object, headers?: Record<string, string>) =>
  browser.post(highlightsRoute.POST, "/api/workspace/highlights", body, headers);
const note = (browser: Browser, body: object, headers?: Record<string, string>) =>
  browser.post(notesRoute.POST, "/api/workspace/notes", body, headers);

const WRITES: Record<string, (browser: Browser, id: string) => Promise<{ status: number }>> = {
  "a tick": (browser, id) => tick(browser, id, {}, once),
  "a tick taken back": (browser, id) => tick(browser, id, { done: false }, once),
  "a highlight": (browser) =>
    highlight(browser, { reference: "John 3:16-17", colour: "green", label: "For Anna" }, once),
  "a highlight removed": (browser) =>
    highlight(browser, { reference: "John 3:16", colour: null }, once),
  "a note": (browser) => note(browser, { reference: "John 3:16", note: "Kept offline." }, once),
  "a saved verse": (browser) => note(browser, { reference: "John 3:17" }, once),
};

test.each(Object.entries(WRITES))(
  "%s is written once: sent again, and again when its key is forgotten",
  async (_name, write) => {
    const browser = new Browser();
    const { id } = await startPlan(browser);
    await highlight(browser, { reference: "John 3:16", colour: "yellow" });
    await tick(browser, id, { readings: [0] });
    expect((await write(browser, id)).status).toBe(200);
    const after = await snapshot();
    expect((await write(browser, id)).status).toBe(200);
    await forgetKeys();
    expect((await write(browser, id)).status).toBe(200);
    expect(await snapshot()).toBe(after);
  },
);

test("a tick counts for the day on which it was made, whenever it comes", async () => {
  const browser = new Browser();
  const { id } = await startPlan(browser);
  await tick(browser, id, { readings: [0], today: "2026-11-21" });
  const { body } = await browser.call(planRoute.GET, `${PLANS}/${id}?today=2026-11-30`, {
    params: { startedPlanId: id },
  });
  const done = body.days.flatMap(({ readings }: { readings: { done: boolean }[] }) => readings);
  expect(done.filter((reading: { done: boolean }) => reading.done)).toHaveLength(1);
  const [row] = await db.startedPlan.findMany({ include: { ticks: true } });
  expect(row?.ticks).toMatchObject([{ day: "2026-11-21" }]);
});

test("a note from before another one was seen is refused, with the one that is there", async () => {
  const browser = new Browser();
  const { body: saved } = await note(browser, { reference: "John 3:16", note: "First." });
  const patch = (body: object) =>
    browser.call(verseRoute.PATCH, `/api/collection-verses/${saved.id}`, {
      method: "PATCH",
      body,
      params: { verseId: saved.id },
    });
  await patch({ version: saved.version, personalNote: "Second." });
  const late = await patch({ version: saved.version, personalNote: "Kept offline." });
  expect([late.status, late.body.current.personalNote]).toEqual([409, "Second."]);
  expect((await note(browser, { reference: "John 3:16", note: "Kept too." })).status).toBe(409);
});

test("a backlog of several books and days keeps its time, as far as that went by", async () => {
  const browser = new Browser();
  await report(browser, { seconds: 60 });
  await wait(50 * MINUTE);
  const late = { late: true, seconds: 20 * 60 };
  await report(browser, { ...late, book: "Ps", chapter: 23, today: "2026-11-24" });
  await report(browser, { ...late, book: "Mark", today: "2026-11-25" });
  await report(browser, { ...late, book: "Mark", chapter: 2, today: "2026-11-25" });
  const read = await sessions(browser);
  const of = (book: string) => read.find((session) => session.book === book);
  expect(read).toHaveLength(3);
  expect(of("Gen")).toMatchObject({ date: "2026-11-23", seconds: 60 });
  expect(of("Ps")).toMatchObject({ date: "2026-11-24", seconds: 1_200 });
  expect(of("Mark")?.date).toBe("2026-11-25");
  const mark = of("Mark")?.seconds;
  // 50 minutes went by: 20, 20 and what is left of them.
  expect(mark).toBeGreaterThanOrEqual(1_200 + 590);
  expect(mark).toBeLessThanOrEqual(1_200 + 610);
});

test("a late report goes on with the session of its book and day, however long ago", async () => {
  const browser = new Browser();
  const { body: morning } = await report(browser, { passed: [[1, 10]] });
  await wait(5 * 60 * MINUTE);
  const { body: late } = await report(browser, { passed: [[11, 31]], late: true });
  expect(late).toMatchObject({ id: morning.id, chapterDone: true, seconds: morning.seconds + 30 });
});

test("a report that was saved under its key is saved, whether it comes late or not", async () => {
  const browser = new Browser();
  await report(browser, { passed: [[1, 10]] }, once);
  await wait(60 * MINUTE);
  const again = await report(browser, { passed: [[1, 10]], late: true }, once);
  expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
  const before = await sessions(browser);
  // The key is forgotten: the browser leaves the seconds out, and the verses count once.
  await forgetKeys();
  await report(browser, { passed: [[1, 10]], late: true, seconds: 0 });
  const after = await sessions(browser);
  expect(after.map(({ id, seconds, reference }) => [id, seconds, reference])).toEqual(
    before.map(({ id, seconds, reference }) => [id, seconds, reference]),
  );
});

test("who has never reported anything is believed no more late than at once", async () => {
  const browser = new Browser();
  const { body } = await report(browser, { late: true, seconds: 3_600 });
  expect(body.seconds).toBe(120);
});
