import * as exportRoute from "@/app/api/workspace/export/route";
import * as highlightsRoute from "@/app/api/workspace/highlights/route";
import * as importRoute from "@/app/api/workspace/import/route";
import * as notesRoute from "@/app/api/workspace/notes/route";
import * as readingsRoute from "@/app/api/workspace/plans/[startedPlanId]/readings/route";
import * as planRoute from "@/app/api/workspace/plans/[startedPlanId]/route";
import * as plansRoute from "@/app/api/workspace/plans/route";
import * as reminderRoute from "@/app/api/workspace/reminder/route";
import * as workspaceRoute from "@/app/api/workspace/route";
import * as sessionsRoute from "@/app/api/workspace/sessions/route";
import * as transferRoute from "@/app/api/workspace/transfer/route";
import * as codesRoute from "@/app/api/workspace/transfer-codes/route";
import { db } from "@/lib/db/client";
import { trimDemoSpace } from "@/lib/workspaces/retention/data";
import { deleteWhatIsDue } from "@/lib/workspaces/retention/service";
import { sampleArchive } from "@/tests/support/sample-archive";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser, NONE, plainCall } from "./workspace-support";

process.env.RATE_LIMITS = "off";
loadScriptureFirst();
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const today = "2026-03-10";
const DAY_MS = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms);

/**
 * A browser that reads: a plan that was overtaken and recovered, an own one, sessions, marks and a
 * note.
 */
async function reader() {
  const browser = new Browser();
  const start = (body: object) =>
    browser.post(plansRoute.POST, "/api/workspace/plans", { ...body, today });
  const { body: plan } = await start({ planId: "jesus-life-ministry", start: "2026-03-01" });
  const call = { method: "PATCH", params: { startedPlanId: plan.id as string } };
  await browser.call(readingsRoute.PATCH, "/x", {
    ...call,
    body: { version: 1, readings: [0, 1, 2, 7], done: true, today },
  });
  await browser.call(planRoute.PATCH, "/x", {
    ...call,
    body: { version: 1, action: "repace", today },
  });
  await start({ own: { title: "Wisdom", books: ["Eccl"], days: 12 }, weekdays: [0, 6] });
  const touch = (body: object) =>
    browser.post(sessionsRoute.POST, "/api/workspace/sessions", { today, seconds: 60, ...body });
  await touch({ book: "John", chapter: 1, passed: [[1, 18]] });
  await touch({ book: "Ps", chapter: 117, passed: [[1, 2]] });
  await browser.post(highlightsRoute.POST, "/api/workspace/highlights", {
    reference: "John 1:1-3",
    colour: "purple",
    label: "Word",
  });
  await browser.post(notesRoute.POST, "/api/workspace/notes", {
    reference: "John 1:14",
    note: "Pitched his tent",
  });
  await browser.call(reminderRoute.PUT, "/api/workspace/reminder", {
    method: "PUT",
    body: { time: "07:30" },
  });
  return { browser, planId: plan.id as string };
}

const HELD = { ...NONE, collections: 1, verses: 1, plans: 2, sessions: 2, highlights: 3 };
const counts = async (browser: Browser) =>
  (await browser.call(workspaceRoute.GET, "/api/workspace")).body.counts;
const exported = async (browser: Browser) =>
  (await browser.call(exportRoute.GET, "/api/workspace/export")).body;
const bringIn = (browser: Browser, file: unknown) =>
  browser.post(importRoute.POST, "/api/workspace/import", file);
const plansOf = async (browser: Browser) => {
  const { body } = await browser.call(plansRoute.GET, `/api/workspace/plans?today=${today}`);
  return body.map(
    ({ id: _id, version: _version, updatedAt: _updatedAt, ...plan }: Record<string, unknown>) =>
      plan,
  );
};

test("what was read is counted, exported, and is the same wherever it is brought back", async () => {
  const { browser } = await reader();
  expect(await counts(browser)).toEqual(HELD);
  const file = await exported(browser);
  expect(file.version).toBe(4);
  expect(JSON.stringify(file)).not.toMatch(/feedToken|workspaceId/);

  const elsewhere = new Browser();
  const brought = await bringIn(elsewhere, file);
  expect([brought.status, brought.body]).toEqual([200, { added: HELD, alreadyThere: 0 }]);
  expect(await plansOf(elsewhere)).toEqual(await plansOf(browser));
  const lists = async (one: Browser) => {
    const { plans, sessions, highlights } = await exported(one);
    const plain = ({
      id: _id,
      updatedAt: _updated,
      touchedAt: _touched,
      version: _v,
      ...row
    }: Record<string, unknown>) => row;
    return [plans.map(plain), sessions.map(plain), highlights.map(plain)];
  };
  expect(await lists(elsewhere)).toEqual(await lists(browser));

  const twice = await bringIn(elsewhere, file);
  expect(twice.body).toEqual({ added: NONE, alreadyThere: 9 });
  expect(await counts(elsewhere)).toEqual(HELD);
});

test("a mark that was changed since stays as it is when an older file is brought back", async () => {
  const { browser } = await reader();
  const file = await exported(browser);
  await browser.post(highlightsRoute.POST, "/api/workspace/highlights", {
    reference: "John 1:2",
    colour: "pink",
  });
  await bringIn(browser, file);
  const marks = await db.highlight.findMany({ orderBy: { canonicalOrder: "asc" } });
  expect(marks.map(({ colour }) => colour)).toEqual(["purple", "pink", "purple"]);
});

test("a file from before reading was kept is still brought in", async () => {
  const {
    plans: _plans,
    sessions: _sessions,
    highlights: _marks,
    learned: _learned,
    ...old
  } = sampleArchive("Old");
  const { status, body } = await bringIn(new Browser(), { ...old, version: 1 });
  expect([status, body.added]).toEqual([
    200,
    { ...NONE, collections: 1, verses: 2, creations: 1, conversations: 1 },
  ]);
});

test.each<[string, object]>([
  ["lists of different lengths", { words: [1] }],
  ["a tick on a reading that is not there", { ticks: [{ reading: 9, day: today }] }],
  ["a reading ticked twice", { ticks: [0, 0].map((reading) => ({ reading, day: today })) }],
  ["days of the plan out of order", { planDays: [2, 1] }],
  ["no reading", { references: [], words: [], planDays: [], dueDays: [], ticks: [] }],
  ["a day that does not exist", { start: "2026-02-30" }],
  ["no day of the week", { weekdays: [] }],
])("a file with a plan with %s is refused, and nothing is written", async (_name, part) => {
  const file = sampleArchive("Broken");
  const [plan] = file.plans;
  const createdAt = plan?.createdAt;
  const ticks =
    "ticks" in part
      ? (part.ticks as object[]).map((tick) => ({ ...tick, createdAt }))
      : plan?.ticks;
  const { status } = await bringIn(new Browser(), {
    ...file,
    plans: [{ ...plan, ...part, ticks }],
  });
  expect(status).toBe(400);
  expect(await db.workspace.count()).toBe(0);
});

test("the readable export tells of all of it", async () => {
  const { browser } = await reader();
  const response = await exportRoute.GET(
    new Request("http://localhost:3000/api/workspace/export?format=markdown", {
      headers: { "X-Client": "web", Cookie: browser.cookie ?? "" },
    }),
  );
  const text = await response.text();
  expect(text).toContain("## Reading plan: Jesus' Life & Ministry");
  expect(text).toContain("- [x] John 1:1-18 (2026-03-10)\n- [x] Luke 1:1-45 (2026-03-10)");
  expect(text).toContain("- [ ] Matthew 1");
  expect(text).toContain("## Reading history\n\n- 2026-03-10: Psalm 117, 1 minute\n");
  expect(text).toContain("## Highlights\n\n- John 1:");
  expect(text).toContain("John 1:1: Word (purple)");
  expect(text).toContain("Note: Pitched his tent");
});

test("a transfer code takes it to another browser, and deleting leaves nothing", async () => {
  const { browser, planId } = await reader();
  const { body } = await browser.post(codesRoute.POST, "/api/workspace/transfer-codes", {});
  const other = new Browser();
  const moved = await other.post(transferRoute.POST, "/api/workspace/transfer", {
    code: body.code,
  });
  expect(moved.body.counts).toEqual(HELD);
  const seen = await other.call(planRoute.GET, `/api/workspace/plans/${planId}?today=${today}`, {
    params: { startedPlanId: planId },
  });
  expect(seen.body.doneCount).toBe(4);

  await other.call(workspaceRoute.DELETE, "/api/workspace", { method: "DELETE" });
  for (const count of [
    db.startedPlan.count(),
    db.planTick.count(),
    db.readingSession.count(),
    db.highlight.count(),
    db.readingReminder.count(),
  ]) {
    expect(await count).toBe(0);
  }
});

test("plans and history never expire: a workspace that holds nothing else stays for ever", async () => {
  await reader();
  await db.collection.deleteMany();
  const old = ago(999 * DAY_MS);
  await db.workspace.updateMany({ data: { usedAt: old, createdAt: old } });
  await db.startedPlan.updateMany({ data: { createdAt: old, updatedAt: old } });
  await db.readingSession.updateMany({ data: { createdAt: old, touchedAt: old } });
  for (const left of [
    "startedPlan",
    "readingSession",
    "highlight",
    "learnedPassage",
    "readingReminder",
  ] as const) {
    expect(await deleteWhatIsDue(new Date())).toMatchObject({ emptyWorkspaces: 0, demo: 0 });
    if (left === "startedPlan") await db.startedPlan.deleteMany();
    else if (left === "readingSession") await db.readingSession.deleteMany();
    else if (left === "highlight") {
      await db.highlight.deleteMany();
      const passage = { translation: "WEB", startOrder: 1, endOrder: 1, dueDay: 1 };
      const { id: workspaceId } = await db.workspace.findFirstOrThrow();
      await db.learnedPassage.create({ data: { workspaceId, ...passage } });
    } else if (left === "learnedPassage") await db.learnedPassage.deleteMany();
    else await db.readingReminder.deleteMany();
  }
  expect(await deleteWhatIsDue(new Date())).toMatchObject({ emptyWorkspaces: 1 });
});

test("the demo space forgets what was read there as it forgets everything", async () => {
  const body = { planId: "creation-genesis", today };
  for (let at = 0; at < 4; at++) await plainCall(plansRoute.POST, "/api/workspace/plans", body);
  const reading = { book: "Ruth", chapter: 1, seconds: 60, today };
  await plainCall(sessionsRoute.POST, "/api/workspace/sessions", reading);
  const mark = { reference: "Ruth 1:1", colour: "blue" };
  await plainCall(highlightsRoute.POST, "/api/workspace/highlights", mark);

  await trimDemoSpace(ago(DAY_MS), 3);
  expect(await db.startedPlan.count()).toBe(3);
  const old = ago(2 * DAY_MS);
  await db.startedPlan.updateMany({ data: { createdAt: old } });
  await db.readingSession.updateMany({ data: { createdAt: old } });
  await db.highlight.updateMany({ data: { createdAt: old } });
  await db.workspace.updateMany({ data: { usedAt: old } });
  await trimDemoSpace(ago(DAY_MS), 3);
  expect(await db.workspace.count()).toBe(0);
});
