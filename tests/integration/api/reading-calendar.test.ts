import ICAL from "ical.js";
import * as calendarRoute from "@/app/api/workspace/plans/[startedPlanId]/calendar/route";
import * as readingsRoute from "@/app/api/workspace/plans/[startedPlanId]/readings/route";
import * as planRoute from "@/app/api/workspace/plans/[startedPlanId]/route";
import * as plansRoute from "@/app/api/workspace/plans/route";
import * as feedRoute from "@/app/api/workspace/reminder/feed/[token]/route";
import * as reminderRoute from "@/app/api/workspace/reminder/route";
import { addDays } from "@/lib/calendar-days";
import { toUtcDay } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { deleteWorkspaces, disconnect } from "./support";
import { Browser, plainCall } from "./workspace-support";

process.env.RATE_LIMITS = "off";
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const ORIGIN = "http://localhost:3000";
const PLANS = "/api/workspace/plans";
const REMINDER = "/api/workspace/reminder";
const today = toUtcDay(new Date());

async function startedPlan() {
  const browser = new Browser();
  const { body } = await browser.post(plansRoute.POST, PLANS, {
    planId: "creation-genesis",
    start: today,
    today,
  });
  const detail = await browser.call(planRoute.GET, `${PLANS}/${body.id}`, {
    params: { startedPlanId: body.id },
  });
  return { browser, plan: detail.body };
}
const remind = (browser: Browser, body: object) =>
  browser.call(reminderRoute.PUT, REMINDER, { method: "PUT", body });
async function feed(path: string) {
  const token = path.split("/").at(-1) ?? "";
  const response = await feedRoute.GET(new Request(`${ORIGIN}${path}`), {
    params: Promise.resolve({ token }),
  });
  return { response, text: await response.text() };
}
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");

test("a plan can be taken along as a calendar", async () => {
  const { browser, plan } = await startedPlan();
  const response = await calendarRoute.GET(
    new Request(`${ORIGIN}${PLANS}/${plan.id}/calendar?time=06:15`, {
      headers: { "X-Client": "web", Cookie: browser.cookie ?? "" },
    }),
    { params: Promise.resolve({ startedPlanId: plan.id }) },
  );
  const text = await response.text();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="creation-genesis-study.ics"',
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  const events = eventsOf(text);
  expect(events.map((event) => String(event.getFirstPropertyValue("dtstart")))).toEqual(
    plan.days.map(({ date }: { date: string }) => date),
  );
  expect(events[0]?.getFirstPropertyValue("summary")).toBe("Genesis 1-2; Psalm 104");
  expect(text).toContain("TRIGGER:PT6H15M");
  expect(events[0]?.getFirstPropertyValue("url")).toBe(`${ORIGIN}/reading-plans?plan=${plan.id}`);
});

test("a reminder's feed tells a calendar, which has no cookie, what is left to read", async () => {
  const { browser, plan } = await startedPlan();
  const { status, body } = await remind(browser, { time: "07:30", timeZone: "UTC" });
  expect([status, body.reminder]).toMatchObject([
    200,
    { time: "07:30", weekdays: [0, 1, 2, 3, 4, 5, 6], timeZone: "UTC" },
  ]);
  const { response, text } = await feed(body.reminder.feed);
  expect(response.status).toBe(200);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(eventsOf(text)).toHaveLength(21);
  expect(text).not.toContain(body.reminder.feed.split("/").at(-1).replace(".ics", ""));

  await browser.call(readingsRoute.PATCH, `${PLANS}/${plan.id}/readings`, {
    method: "PATCH",
    params: { startedPlanId: plan.id },
    body: { version: 1, readings: [0, 1, 2], done: true, today },
  });
  const events = eventsOf((await feed(body.reminder.feed)).text);
  expect(events).toHaveLength(20);
  expect(events[0]?.getFirstPropertyValue("summary")).toBe("Bible reading: Psalm 8");
  expect(String(events[0]?.getFirstPropertyValue("dtstart"))).toBe(`${addDays(today, 1)}T07:30:00`);

  await browser.call(planRoute.PATCH, `${PLANS}/${plan.id}`, {
    method: "PATCH",
    params: { startedPlanId: plan.id },
    body: { version: 1, action: "stop", today },
  });
  expect((await feed(body.reminder.feed)).text).toContain("RRULE:FREQ=WEEKLY");
});

test("a reminder keeps its address when it is changed, and loses it for good when it is taken away", async () => {
  const browser = new Browser();
  const read = async () => (await browser.call(reminderRoute.GET, REMINDER)).body.reminder;
  expect(await read()).toBeNull();
  const first = await remind(browser, { time: "07:30" });
  const second = await remind(browser, { time: "21:00", weekdays: [6, 0] });
  expect(second.body.reminder).toEqual({
    time: "21:00",
    weekdays: [0, 6],
    timeZone: null,
    feed: first.body.reminder.feed,
  });
  expect(await read()).toEqual(second.body.reminder);
  const away = await browser.call(reminderRoute.DELETE, REMINDER, { method: "DELETE" });
  expect(away.body).toEqual({ deleted: true });
  expect((await feed(first.body.reminder.feed)).response.status).toBe(404);
  const third = await remind(browser, { time: "07:30" });
  expect(third.body.reminder.feed).not.toBe(first.body.reminder.feed);
});

test("the demo space has no feeds, and what is no token is unknown", async () => {
  const { body } = await plainCall(reminderRoute.GET, REMINDER);
  expect(body).toEqual({ reminder: null });
  const plain = new Browser();
  const answer = await plain.call(reminderRoute.PUT, REMINDER, {
    method: "PUT",
    body: { time: "07:30" },
    headers: { "X-Client": "" },
  });
  expect(answer.body.reminder.feed).toBeNull();
  for (const token of ["", ".ics", "x", "' OR 1=1 --", "A".repeat(22), "%", "\u0000"]) {
    const { response } = await feed(`${REMINDER}/feed/${encodeURIComponent(token)}`);
    expect([token, response.status]).toEqual([token, 404]);
  }
});

test.each([
  { time: "7:30" },
  { time: "24:00" },
  { time: "07:30", weekdays: [] },
  { time: "07:30", timeZone: "Mars/Olympus" },
  { time: "07:30", timeZone: "UTC\r\nX-EVIL:1" },
  {},
])("a reminder like %j is refused, and nothing is written", async (body) => {
  expect((await remind(new Browser(), body)).status).toBe(400);
  expect(await db.workspace.count()).toBe(0);
});
