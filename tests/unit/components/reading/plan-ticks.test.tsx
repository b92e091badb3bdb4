/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { QueryClientProvider, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { usePlanTicks } from "@/components/reading/plan-ticks";
import { toast } from "@/components/ui/use-toast";
import { createQueryClient } from "@/lib/http/query-client";
import {
  type StartedPlanDetail,
  startedPlanOptions,
  startedPlansOptions,
} from "@/lib/reading-plans/client";
import { withTicks } from "@/lib/reading-plans/plan-days";
import { PlanServer, storedPlan } from "../../../support/plan-server";

jest.mock("@/components/ui/use-toast", () => ({ toast: jest.fn() }));

const TODAY = "2026-11-21";
const version = { version: 1 };
let client = createQueryClient();
beforeEach(() => {
  client = createQueryClient();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** What a screen shows of a plan, read from the server, with a way to tick it. */
async function screenOf(id: string) {
  const { result, unmount } = renderHook(
    () => {
      const { data } = useQuery(startedPlanOptions(id, TODAY));
      const { unconfirmed, tick } = usePlanTicks(id, TODAY);
      return { plan: data, unconfirmed, tick, days: withTicks(data?.days ?? [], unconfirmed) };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.plan).toBeDefined());
  return { shown: result, unmount };
}

const doneOf = (days: StartedPlanDetail["days"]) =>
  days.flatMap(({ readings }) => readings.flatMap(({ reading, done }) => (done ? [reading] : [])));
const sentTicks = (server: PlanServer) =>
  server.sent("PATCH").map(({ body }) => {
    const { readings, done } = body as { readings: number[]; done: boolean };
    return [readings, done];
  });

test("a tick is one request, whose answer changes the open plan and the list", async () => {
  const server = new PlanServer([storedPlan(), storedPlan({ id: "run-2" })]);
  const list = renderHook(() => useInfiniteQuery(startedPlansOptions(TODAY)), { wrapper }).result;
  await waitFor(() => expect(list.current.data).toBeDefined());
  const { shown } = await screenOf("run-1");
  const before = shown.current.plan;
  const asked = server.calls.length;

  await act(async () => shown.current.tick(version, [0], true));
  await waitFor(() => expect(shown.current.plan?.doneCount).toBe(1));
  await waitFor(() => expect(shown.current.unconfirmed).toEqual([]));

  expect(server.calls.slice(asked).map(({ method }) => method)).toEqual(["PATCH"]);
  expect(doneOf(shown.current.days)).toEqual([0]);
  expect(shown.current.plan?.days).toHaveLength(21);
  // What did not change is not drawn anew.
  expect(shown.current.plan?.days[1]).toBe(before?.days[1]);
  const items = list.current.data?.pages.flatMap((page) => page.items);
  expect(items?.map(({ id, progress }) => [id, progress])).toEqual([
    ["run-1", shown.current.plan?.progress],
    ["run-2", 0],
  ]);
  expect(items?.[0]).not.toHaveProperty("days");
});

test("ticks show at once and are sent one after the other, what was pressed last at the end", async () => {
  const server = new PlanServer([storedPlan()]);
  const { shown } = await screenOf("run-1");
  const release = server.hold(/PATCH/);
  await act(async () => {
    shown.current.tick(version, [0], true);
    shown.current.tick(version, [0], false);
    shown.current.tick(version, [0, 1], true);
    shown.current.tick(version, [1], false);
  });
  expect(doneOf(shown.current.days)).toEqual([0]);
  await waitFor(() => expect(sentTicks(server)).toEqual([[[0], true]]));

  const seen: number[][] = [];
  release();
  await waitFor(() => {
    seen.push(doneOf(shown.current.days));
    expect(shown.current.unconfirmed).toEqual([]);
  });
  // No answer about an earlier press takes back what is shown.
  expect(seen).toEqual(seen.map(() => [0]));
  expect(sentTicks(server)).toEqual([
    [[0], true],
    [[0], false],
    [[0, 1], true],
    [[1], false],
  ]);
  const keys = server.sent("PATCH").map(({ headers }) => headers.get("Idempotency-Key"));
  expect(new Set(keys).size).toBe(4);
  expect(toast).not.toHaveBeenCalled();
});

test("a failure takes back what it showed and says why; the next press is sent", async () => {
  const server = new PlanServer([storedPlan()]);
  const { shown } = await screenOf("run-1");
  server.isAway = /PATCH/;
  const release = server.hold(/PATCH/);
  await act(async () => shown.current.tick(version, [0], true));
  expect(doneOf(shown.current.days)).toEqual([0]);
  release();
  await waitFor(() => expect(doneOf(shown.current.days)).toEqual([]));
  expect(toast).toHaveBeenCalledWith({
    variant: "destructive",
    title: "The reading couldn’t be marked",
    description: "away",
  });

  server.isAway = null;
  await act(async () => shown.current.tick(version, [1], true));
  await waitFor(() => expect(shown.current.plan?.doneCount).toBe(1));
  expect(doneOf(shown.current.days)).toEqual([1]);
});

test("a tick made before a restart elsewhere is refused, and the plan is shown as it is now", async () => {
  const server = new PlanServer([storedPlan({ ticks: [0] })]);
  const { shown } = await screenOf("run-1");
  server.act("run-1", "restart", TODAY);
  await act(async () => shown.current.tick(version, [1], true));
  await waitFor(() => expect(shown.current.plan?.version).toBe(2));
  await waitFor(() => expect(shown.current.unconfirmed).toEqual([]));
  expect(doneOf(shown.current.days)).toEqual([]);
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: "This plan was changed elsewhere" }),
  );
});

test("every place that shows a plan shows the same, and plans do not mix", async () => {
  const server = new PlanServer([storedPlan(), storedPlan({ id: "run-2" })]);
  const [{ shown: first }, { shown: second }, { shown: other }] = [
    await screenOf("run-1"),
    await screenOf("run-1"),
    await screenOf("run-2"),
  ];
  const release = server.hold(/PATCH/);
  await act(async () => first.current.tick(version, [5], true));
  expect(doneOf(second.current.days)).toEqual([5]);
  expect(doneOf(other.current.days)).toEqual([]);
  release();
  await waitFor(() => expect(second.current.plan?.doneCount).toBe(1));
  expect(other.current.plan?.doneCount).toBe(0);
});

test("a tick made just before the page is turned is sent, and shown by the next page", async () => {
  const server = new PlanServer([storedPlan()]);
  const { shown, unmount } = await screenOf("run-1");
  const release = server.hold(/PATCH/);
  await act(async () => shown.current.tick(version, [0], true));
  await act(async () => shown.current.tick(version, [1], true));
  unmount();
  const { shown: next } = await screenOf("run-1");
  expect(doneOf(next.current.days)).toEqual([0, 1]);
  release();
  await waitFor(() => expect(next.current.plan?.doneCount).toBe(2));
  expect(sentTicks(server)).toHaveLength(2);
});

test("a plan that was asked for before a tick and comes after it does not take the tick back", async () => {
  const server = new PlanServer([storedPlan()]);
  const { shown } = await screenOf("run-1");
  const release = server.hold(/GET/);
  await act(async () => void client.invalidateQueries({ queryKey: ["api", "workspace", "plans"] }));
  await act(async () => shown.current.tick(version, [0], true));
  await waitFor(() => expect(shown.current.plan?.doneCount).toBe(1));
  release();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(doneOf(shown.current.plan?.days ?? [])).toEqual([0]);
});
