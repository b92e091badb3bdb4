/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { Today } from "@/app/_home/today";
import { TodayPicks } from "@/app/_home/today-picks";
import { ServerData } from "@/components/common/server-data";
import { noteReadings, READINGS_BOOT_SOURCE } from "@/lib/reading-plans/noted-readings";
import { startedSummary } from "@/lib/reading-plans/schedule";
import { onDay } from "../../../support/day";
import { PlanServer, storedPlan } from "../../../support/plan-server";
import { renderView } from "../../../support/view";

const TODAY = "2026-11-21";
const GENESIS = storedPlan();
const PSALMS = storedPlan({ id: "run-2", planId: "psalms-proverbs-monthly" });

/** The root as the inline script leaves it. */
function boot() {
  const { dataset, style } = document.documentElement;
  delete dataset.plans;
  style.cssText = "";
  // biome-ignore lint/security/noGlobalEval: the page's own script
  window.eval(READINGS_BOOT_SOURCE);
  return [dataset.plans, style.getPropertyValue("--plans"), style.getPropertyValue("--plan-lines")];
}

beforeEach(() => {
  onDay(TODAY);
  window.localStorage.clear();
  boot();
});
afterEach(() => jest.useRealTimers());

function open(server: PlanServer) {
  window.localStorage.setItem("truth-uncovered-has-workspace", "yes");
  const view = renderView(
    <ServerData>
      <Today />
    </ServerData>,
  );
  return { server, ...view };
}
const plan = async (name: string) => within(await screen.findByRole("article", { name }));

test("whoever has begun nothing has nothing asked for and no room kept", async () => {
  const server = new PlanServer([]);
  renderView(
    <ServerData>
      <Today />
    </ServerData>,
  );
  expect(document.documentElement.dataset).not.toHaveProperty("plans");
  await Promise.resolve();
  expect(server.calls).toEqual([]);
});

test("all running plans with today’s readings, to open and to tick, until all is done", async () => {
  const { user } = open(
    new PlanServer([GENESIS, PSALMS, storedPlan({ id: "gone", stoppedOn: TODAY })]),
  );
  const genesis = await plan(GENESIS.title);
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(genesis.getByRole("link", { name: GENESIS.title })).toHaveAttribute(
    "href",
    "/reading-plans?plan=run-1",
  );
  expect(genesis.getByRole("progressbar")).toHaveAttribute("value", "0");
  const [reading] = startedSummary(GENESIS, TODAY).today?.readings ?? [];
  expect(genesis.getByRole("link", { name: reading?.reference ?? "" })).toHaveAttribute(
    "href",
    expect.stringMatching(/&plan=run-1&reading=0$/),
  );
  expect(screen.queryByText("Done for today")).toBeNull();

  for (const box of screen.getAllByRole("checkbox")) await user.click(box);
  expect(await screen.findByText("Done for today")).toBeVisible();
  expect(genesis.getByText("Done")).toBeVisible();
  await waitFor(() => expect(genesis.getByRole("progressbar")).not.toHaveAttribute("value", "0"));
});

test("what the list shows is what its room was kept for, on the days after as well", async () => {
  const weekly = storedPlan({ id: "run-3", start: TODAY, weekdays: [6] });
  open(new PlanServer([PSALMS, weekly]));
  await plan(PSALMS.title);
  const lines = (day: string) =>
    [PSALMS, weekly]
      .map((one) => Math.max(1, startedSummary(one, day).today?.readings.length ?? 0))
      .reduce((sum, count) => sum + count);
  await waitFor(() => expect(boot()).toEqual(["", "2", String(lines(TODAY))]));
  jest.setSystemTime(new Date("2026-11-24T12:00:00"));
  expect(boot()).toEqual(["", "2", String(lines("2026-11-24"))]);
});

test("a plan keeps room from its first day on; one that is stopped or done keeps none", () => {
  const starts = storedPlan({ start: "2026-11-23" });
  noteReadings([startedSummary(starts, TODAY)], TODAY, true);
  expect(boot()[0]).toBeUndefined();
  jest.setSystemTime(new Date("2026-11-23T12:00:00"));
  expect(boot().slice(0, 2)).toEqual(["", "1"]);
  noteReadings([startedSummary({ ...starts, stoppedOn: TODAY }, TODAY)], TODAY, false);
  expect(boot()[0]).toBeUndefined();
});

test("a day without reading says what comes next, and missed days wait", async () => {
  onDay("2026-11-24");
  open(new PlanServer([storedPlan({ weekdays: [6] })]));
  const weekly = await plan(GENESIS.title);
  expect(weekly.getByText("1 day waiting")).toBeVisible();
  expect(weekly.getByText(/Waiting since Sat, Nov 21/)).toBeVisible();
  expect(weekly.queryByRole("checkbox")).toBeNull();
});

test("a failed read says so, what is safe, and can be tried again", async () => {
  const server = new PlanServer([GENESIS]);
  server.isAway = /GET/;
  const { user } = open(server);
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Today’s readings couldn’t be loaded.");
  expect(alert).toHaveTextContent("Your plans and the readings you checked off are kept.");
  server.isAway = null;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("article", { name: GENESIS.title })).toBeVisible();
});

test("the find and the question go by turns with the days", () => {
  const picks = (name: string) =>
    [1, 2, 3].map((at) => ({ href: `/${name}/${at}`, title: `${name} ${at}`, text: "" }));
  const shown = () => screen.getAllByRole("link").map((link) => link.textContent);
  const view = renderView(<TodayPicks finds={picks("find")} questions={picks("question")} />);
  const first = shown();
  expect(first).toHaveLength(2);
  view.unmount();
  onDay("2026-11-22");
  renderView(<TodayPicks finds={picks("find")} questions={picks("question")} />);
  expect(shown()).not.toEqual(first);
});
