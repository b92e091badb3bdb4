import * as scheduleRoute from "@/app/api/reading-plans/[planId]/schedule/route";
import * as previewRoute from "@/app/api/reading-plans/preview/route";
import * as listRoute from "@/app/api/reading-plans/route";
import * as highlightsRoute from "@/app/api/workspace/highlights/route";
import * as notesRoute from "@/app/api/workspace/notes/route";
import * as planRoute from "@/app/api/workspace/plans/[startedPlanId]/route";
import * as plansRoute from "@/app/api/workspace/plans/route";
import * as reminderRoute from "@/app/api/workspace/reminder/route";
import * as sessionsRoute from "@/app/api/workspace/sessions/route";
import * as summaryRoute from "@/app/api/workspace/sessions/summary/route";
import * as highlights from "@/lib/highlights/contract";
import type { Handler } from "@/lib/http/route";
import * as plans from "@/lib/reading-plans/contract";
import * as sessions from "@/lib/reading-sessions/contract";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser } from "./workspace-support";

process.env.RATE_LIMITS = "off";
loadScriptureFirst();
const browser = new Browser();
const today = "2026-03-10";
let planId = "";
beforeAll(async () => {
  await deleteWorkspaces();
  const post = (handler: Handler, body: object) => browser.post(handler, "/x", body);
  const start = { planId: "jesus-life-ministry", start: "2026-03-01", today };
  planId = (await post(plansRoute.POST, start)).body.id;
  await post(sessionsRoute.POST, { book: "Gen", chapter: 1, seconds: 60, today });
  await post(highlightsRoute.POST, { reference: "John 3:16", colour: "blue" });
  await post(notesRoute.POST, { reference: "John 3:16", note: "Mine" });
  await browser.call(reminderRoute.PUT, "/x", { method: "PUT", body: { time: "07:30" } });
});
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const schedule = { planId: "creation-genesis" };
test.each([
  ["the plans", listRoute.GET, "/x", plans.readingPlanList, {}],
  ["a schedule", scheduleRoute.GET, "/x", plans.planSchedule, schedule],
  ["a preview", previewRoute.GET, "/x?books=Ruth&days=4", plans.preview, {}],
  ["the started plans", plansRoute.GET, `/x?today=${today}`, plans.startedPlanList, {}],
  ["the reminder", reminderRoute.GET, "/x", plans.reminder, {}],
  ["the history", sessionsRoute.GET, "/x", sessions.readingSessionList, {}],
  ["its figures", summaryRoute.GET, `/x?today=${today}`, sessions.summary, {}],
  ["the highlights", highlightsRoute.GET, "/x", highlights.highlightList, {}],
  ["the notes", notesRoute.GET, "/x", highlights.noteList, {}],
])("pages can read %s", async (_name, handler, target, contract, params) => {
  const { status, body } = await browser.call(handler, target, { params });
  expect(status).toBe(200);
  const read = contract.safeParse(body);
  expect(read.error).toBeUndefined();
  // Everything a page reads is what was sent: no default stands for something that is called
  // otherwise.
  expect(body).toMatchObject(JSON.parse(JSON.stringify(read.data)));
});

test("pages can read a started plan with its days and the ways to recover", async () => {
  const { body } = await browser.call(planRoute.GET, `/x?today=${today}`, {
    params: { startedPlanId: planId },
  });
  const read = plans.startedPlanDetail.parse(body);
  expect(body).toMatchObject(JSON.parse(JSON.stringify(read)));
  expect(read.recovery?.repace).toBeDefined();
});
