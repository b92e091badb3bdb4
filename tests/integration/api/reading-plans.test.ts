import * as scheduleRoute from "@/app/api/reading-plans/[planId]/schedule/route";
import * as previewRoute from "@/app/api/reading-plans/preview/route";
import * as listRoute from "@/app/api/reading-plans/route";
import * as readingsRoute from "@/app/api/workspace/plans/[startedPlanId]/readings/route";
import * as planRoute from "@/app/api/workspace/plans/[startedPlanId]/route";
import * as plansRoute from "@/app/api/workspace/plans/route";
import { readingPlans } from "@/lib/content/reading-plans";
import { db } from "@/lib/db/client";
import { call, deleteWorkspaces, disconnect, withQuery } from "./support";
import { Browser, plainCall } from "./workspace-support";

process.env.RATE_LIMITS = "off";
const seeded: Awaited<ReturnType<typeof db.readingPlan.findMany>> = [];
beforeAll(async () => {
  seeded.push(...(await db.readingPlan.findMany()));
});
beforeEach(deleteWorkspaces);
/** Puts the list back as the seed left it. */
async function restoreList() {
  await db.readingPlan.deleteMany();
  await db.readingPlan.createMany({
    data: seeded.map((row) => ({ ...row, days: row.days ?? [] })),
  });
}
afterAll(async () => {
  await restoreList();
  await deleteWorkspaces();
  await disconnect();
});

const LIST = "/api/reading-plans";
const STARTED = "/api/workspace/plans";
const list = (query = "") => call(listRoute.GET, `${LIST}${query}`);
const schedule = (planId: string) =>
  call(scheduleRoute.GET, `${LIST}/${planId}/schedule`, undefined, { planId });
const start = (browser: Browser, body: object, headers?: Record<string, string>) =>
  browser.post(plansRoute.POST, STARTED, body, headers);
const genesis = (browser: Browser, first = "2026-03-01") =>
  start(browser, { planId: "creation-genesis", start: first, today: first });
const one = (browser: Browser, id: string, today: string) =>
  browser.call(planRoute.GET, `${STARTED}/${id}?today=${today}`, {
    params: { startedPlanId: id },
  });
const change = (browser: Browser, id: string, body: object) =>
  browser.call(planRoute.PATCH, `${STARTED}/${id}`, {
    method: "PATCH",
    body,
    params: { startedPlanId: id },
  });
const tick = (browser: Browser, id: string, body: object) =>
  browser.call(readingsRoute.PATCH, `${STARTED}/${id}/readings`, {
    method: "PATCH",
    body,
    params: { startedPlanId: id },
  });

test("the list is the built-in plans, with the fields of a plan, and no progress of anybody's", async () => {
  const { status, body, headers } = await list();

  expect([status, headers.get("link")]).toEqual([200, null]);
  expect(body).toEqual(
    readingPlans.map(({ days: _days, completeIn: _completeIn, order: _order, ...words }) => ({
      ...words,
      progress: 0,
      hasSchedule: true,
    })),
  );
});

test("the list goes in pages", async () => {
  const first = await list("?limit=4");
  const next = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const second = await call(listRoute.GET, next);

  expect(first.body).toHaveLength(4);
  expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(
    readingPlans.map(({ id }) => id),
  );
  expect(second.headers.get("link")).toBeNull();
});

test("a plan's days come from the database, with minutes", async () => {
  const { status, body } = await schedule("jesus-life-ministry");

  expect([status, body.schedule.length, body.title]).toEqual([200, 60, "Jesus' Life & Ministry"]);
  expect(body.schedule[0]).toMatchObject({
    day: 1,
    title: "The Word and the announcements",
    readings: [{ reference: "John 1:1-18" }, { reference: "Luke 1:1-45" }],
    minutes: 6,
  });
  expect((await schedule("no-such-plan")).status).toBe(404);
});

describe("whatever becomes of the list", () => {
  afterEach(restoreList);

  test("an empty one is answered with the built-in plans, and what was started goes on", async () => {
    const browser = new Browser();
    const { body: started } = await genesis(browser);
    await tick(browser, started.id, { version: 1, readings: [0], done: true, today: "2026-03-01" });
    await db.readingPlan.deleteMany();

    expect((await list()).body.map(({ id }: { id: string }) => id)).toEqual(
      readingPlans.map(({ id }) => id),
    );
    expect((await schedule("creation-genesis")).body.schedule).toHaveLength(21);
    const { body } = await browser.call(plansRoute.GET, `${STARTED}?today=2026-03-01`);
    expect(body).toMatchObject([{ planId: "creation-genesis", doneCount: 1 }]);
    expect(body[0].progress).toBeGreaterThan(0);
  });

  test("a plan without a schedule is listed, and cannot be started", async () => {
    const words = { title: "New", description: "x", duration: "7 days", category: "Law" };
    await db.readingPlan.create({
      data: { ...words, id: "new", position: 9, difficulty: "Easy", dailyReading: "~5 min" },
    });
    expect((await list()).body.at(-1)).toMatchObject({ id: "new", hasSchedule: false });
    expect((await schedule("new")).body).toMatchObject({ id: "new", schedule: null });
    const { status, body } = await start(new Browser(), { planId: "new" });
    expect([status, body.errors[0].path]).toEqual([400, "planId"]);
  });
});

test("a plan is started on the visitor's day, read, missed, and caught up again", async () => {
  const browser = new Browser();
  const { status, body: plan } = await genesis(browser);
  expect(status).toBe(201);
  expect(plan).toMatchObject({
    planId: "creation-genesis",
    progress: 0,
    status: "active",
    start: "2026-03-01",
    endsOn: "2026-03-21",
    missedCount: 0,
    today: { date: "2026-03-01", planDays: [1], minutes: 9 },
    version: 1,
  });
  expect((await one(browser, plan.id, "2026-03-01")).body.days).toHaveLength(21);
  const { id } = plan;

  const done = await tick(browser, id, {
    version: 1,
    readings: plan.today.readings.map(({ reading }: { reading: number }) => reading),
    done: true,
    today: "2026-03-01",
  });
  expect(done.body.today.readings).toMatchObject([
    { done: true, doneOn: "2026-03-01" },
    { done: true, doneOn: "2026-03-01" },
  ]);
  expect(done.body).toMatchObject({ doneCount: 2, version: 1, next: { date: "2026-03-02" } });
  expect(done.body.progress).toBeGreaterThan(0);

  const { body: late } = await one(browser, id, "2026-03-07");
  expect(late).toMatchObject({ missedCount: 10, missedDays: 5, endsOn: "2026-03-21" });
  expect(late.recovery).toMatchObject({
    catchUp: { endsOn: "2026-03-21" },
    repace: { endsOn: "2026-03-21" },
    extend: { endsOn: "2026-03-26" },
  });

  const today = "2026-03-07";
  for (const action of ["catchUp", "repace", "extend"] as const) {
    const other = await genesis(browser);
    const { body } = await change(browser, other.body.id, { version: 1, action, today });
    expect(body).toMatchObject({ version: 2, missedCount: 0 });
    const { body: before } = await one(browser, other.body.id, today);
    expect(before.days.every(({ date }: { date: string }) => date >= today)).toBe(true);
  }
  const { body: after } = await change(browser, id, { version: 1, action: "extend", today });
  expect(after).toMatchObject({ endsOn: late.recovery.extend.endsOn, version: 2, doneCount: 2 });
});

test("ticks: ahead, twice, taken back, all of them, and anew", async () => {
  const browser = new Browser();
  const { body: plan } = await genesis(browser);
  const { id, readingCount } = plan;
  const today = "2026-03-03";
  const set = async (readings: number[], done: boolean) =>
    (await tick(browser, id, { version: 1, readings, done, today })).body;
  const all = Array.from({ length: readingCount }, (_, at) => at);

  const ahead = await set([40, 41, 41], true);
  expect(ahead).toMatchObject({ doneCount: 2, next: { date: "2026-03-01" } });
  expect((await set([40], true)).progress).toBe(ahead.progress);
  expect(await set([40, 41], false)).toMatchObject({ doneCount: 0, progress: 0 });
  expect(await set(all, true)).toMatchObject({
    progress: 100,
    status: "done",
    endsOn: today,
    next: null,
  });
  expect((await one(browser, id, today)).body.recovery).toBeNull();
  const nothingLeft = await change(browser, id, { version: 1, action: "catchUp", today });
  expect([nothingLeft.status, nothingLeft.body.detail]).toEqual([
    400,
    "Everything in this plan has been read.",
  ]);

  const anew = await change(browser, id, { version: 1, action: "restart", today: "2026-05-01" });
  expect(anew.body).toMatchObject({
    progress: 0,
    doneCount: 0,
    start: "2026-05-01",
    endsOn: "2026-05-21",
    version: 2,
  });
  // A tick made before the restart does not fall into the new round.
  const stale = await tick(browser, id, { version: 1, readings: [0], done: true, today });
  expect([stale.status, stale.body.current.version, stale.body.current.doneCount]).toEqual([
    409, 2, 0,
  ]);
  const stopped = await change(browser, id, { version: 2, action: "stop", today });
  expect(stopped.body).toMatchObject({ status: "stopped", stoppedOn: today });
  const resumed = await change(browser, id, { version: 3, action: "resume", today });
  expect(resumed.body).toMatchObject({ stoppedOn: null, version: 4 });
});

test("the answer to a tick is the plan with the days it changed, and the new ways to recover", async () => {
  const browser = new Browser();
  const { body: plan } = await genesis(browser);
  const today = "2026-03-03";
  const before = (await one(browser, plan.id, today)).body;
  const { body: ticked } = await tick(browser, plan.id, {
    version: 1,
    readings: [1, 0],
    done: true,
    today,
  });
  const after = (await one(browser, plan.id, today)).body;
  expect(ticked.days).toEqual([after.days[0]]);
  expect({ ...ticked, days: after.days }).toEqual(after);
  expect(ticked.recovery).not.toEqual(before.recovery);
  expect(after.days.slice(1)).toEqual(before.days.slice(1));
});

test("of two changes made from the same version one is refused with what the other made", async () => {
  const browser = new Browser();
  const { body: plan } = await genesis(browser);
  const today = "2026-03-10";
  const answers = await Promise.all([
    change(browser, plan.id, { version: 1, action: "extend", today }),
    change(browser, plan.id, { version: 1, action: "repace", today }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [won, lost] = answers[0]?.status === 200 ? answers : [answers[1], answers[0]];
  expect(lost?.body.current.endsOn).toBe(won?.body.endsOn);
});

test("ten ticks at the same moment are all there", async () => {
  const browser = new Browser();
  const { body: plan } = await genesis(browser);
  const today = "2026-03-01";
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, reading) =>
      tick(browser, plan.id, { version: 1, readings: [reading], done: true, today }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await one(browser, plan.id, today)).body.doneCount).toBe(10);
});

test("an own plan: chosen books and days of the week, balanced, the same every time, shown before it is started", async () => {
  const browser = new Browser();
  // 2026-03-02 is a Monday.
  const own = { title: "Two letters", books: ["Rom", "1Cor"], days: 28 };
  const body = { own, start: "2026-03-02", weekdays: [1, 2, 3, 4, 5], today: "2026-03-01" };
  const { status, body: started } = await start(browser, body);
  expect(status).toBe(201);
  const { body: plan } = await one(browser, started.id, "2026-03-01");
  expect(plan).toMatchObject({
    planId: null,
    title: "Two letters",
    status: "upcoming",
    endsOn: "2026-03-27",
    today: null,
    next: { date: "2026-03-02" },
  });
  expect(plan.days).toHaveLength(20);
  expect(plan.days[0].readings[0].reference).toBe("Romans 1");
  const again = await one(browser, (await start(browser, body)).body.id, "2026-03-01");
  expect(again.body.days).toEqual(plan.days);

  const query = { books: "Rom,1Cor", days: 28, start: "2026-03-02", weekdays: "1,2,3,4,5" };
  const preview = await call(previewRoute.GET, withQuery(`${LIST}/preview`, query));
  expect(preview.body.endsOn).toBe("2026-03-27");
  expect(preview.body.schedule.map(({ date }: { date: string }) => date)).toEqual(
    plan.days.map(({ date }: { date: string }) => date),
  );
});

test("several plans at once, newest first, in pages; one stays when another is deleted", async () => {
  const browser = new Browser();
  const ids = [];
  for (const planId of ["creation-genesis", "new-testament-90", "one-year-bible"]) {
    ids.push((await start(browser, { planId, today: "2026-03-01" })).body.id);
  }
  const first = await browser.call(plansRoute.GET, `${STARTED}?limit=2&today=2026-03-05`);
  const next = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  expect(next).toContain("today=2026-03-05");
  const second = await browser.call(plansRoute.GET, next);
  expect([...first.body, ...second.body].map(({ id }) => id)).toEqual([...ids].reverse());

  const [gone = ""] = ids;
  const remove = { method: "DELETE", params: { startedPlanId: gone } };
  expect((await browser.call(planRoute.DELETE, `${STARTED}/${gone}`, remove)).body).toEqual({
    deleted: true,
  });
  expect((await one(browser, gone, "2026-03-05")).status).toBe(404);
  expect(await db.startedPlan.count()).toBe(2);
});

test("a start that is sent again is one start", async () => {
  const browser = new Browser();
  await genesis(browser);
  const body = { planId: "creation-genesis", today: "2026-03-01" };
  const answers = [];
  for (let at = 0; at < 3; at++)
    answers.push(await start(browser, body, { "Idempotency-Key": "a" }));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect(await db.startedPlan.count()).toBe(2);
});

test("plans are kept up to a number, and then say what to do", async () => {
  const browser = new Browser();
  const { body } = await genesis(browser);
  const row = await db.startedPlan.findUniqueOrThrow({ where: { id: body.id } });
  await db.startedPlan.createMany({
    data: Array.from({ length: 49 }, () => ({ ...row, id: crypto.randomUUID() })),
  });
  const { status, body: answer } = await genesis(browser);
  expect([status, answer.detail]).toEqual([409, expect.stringMatching(/^Delete a plan/)]);
});

test.each<[string, object, string]>([
  ["neither plan nor books", {}, ""],
  ["both", { planId: "creation-genesis", own: { books: ["Gen"], days: 3 } }, ""],
  ["a day that does not exist", { planId: "creation-genesis", start: "2026-02-30" }, "start"],
  ["a moment for a day", { planId: "creation-genesis", today: "2026-02-03T00:00:00Z" }, "today"],
  ["a day long ago", { planId: "creation-genesis", start: "0001-01-01" }, "start"],
  ["no day of the week", { planId: "creation-genesis", weekdays: [] }, "weekdays"],
  ["a day of the week twice", { planId: "creation-genesis", weekdays: [1, 1] }, "weekdays"],
  ["an eighth day", { planId: "creation-genesis", weekdays: [7] }, "weekdays.0"],
  ["a book that is none", { own: { books: ["Tobit"], days: 3 } }, "own.books.0"],
  ["a book twice", { own: { books: ["Gen", "Gen"], days: 3 } }, "own.books"],
  ["no days", { own: { books: ["Gen"], days: 0 } }, "own.days"],
  ["more days than chapters", { own: { books: ["Ruth"], days: 5 } }, "days"],
  ["a number for an id", { planId: 7 }, "planId"],
])(
  "a start with %s is refused and says where, and nothing is written",
  async (_name, body, path) => {
    const { status, body: answer } = await start(new Browser(), { today: "2026-03-01", ...body });

    expect([status, answer.errors[0].path]).toEqual([400, path]);
    expect(await db.workspace.count()).toBe(0);
  },
);

test("what a change or a tick gets wrong is refused, and nothing changes", async () => {
  const browser = new Browser();
  const { body: plan } = await genesis(browser);
  const wrongTicks = [
    { readings: [plan.readingCount] },
    { readings: [-1] },
    { readings: [] },
    { readings: ["0"] },
    { readings: [0], done: "yes" },
    { readings: [0], today: "tomorrow" },
    { readings: [0], version: 0 },
  ];
  for (const body of wrongTicks) {
    const answer = await tick(browser, plan.id, { version: 1, done: true, ...body });
    expect([JSON.stringify(body), answer.status]).toEqual([JSON.stringify(body), 400]);
  }
  for (const body of [{ action: "burn" }, { action: "stop", version: "1" }, {}]) {
    expect((await change(browser, plan.id, { version: 1, ...body })).status).toBe(400);
  }
  const ended = await change(browser, plan.id, {
    version: 1,
    action: "repace",
    today: "2026-04-01",
  });
  expect([ended.status, ended.body.detail]).toEqual([400, expect.stringMatching(/has passed/)]);
  expect((await one(browser, plan.id, "2026-03-01")).body).toMatchObject(plan);
  expect((await start(browser, { planId: "no-such-plan" })).status).toBe(404);
});

test("plain clients keep plans under their label, and other methods are refused", async () => {
  const { body: plan } = await plainCall(plansRoute.POST, STARTED, {
    planId: "creation-genesis",
    userId: "alice",
  });
  const listOf = async (userId: string) =>
    (await plainCall(plansRoute.GET, `${STARTED}?userId=${userId}`)).body;
  expect((await listOf("alice")).map(({ id }: { id: string }) => id)).toEqual([plan.id]);
  expect(await listOf("bob")).toEqual([]);
  const post = await plainCall(listRoute.POST, LIST, {});
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
