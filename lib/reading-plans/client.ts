import {
  infiniteQueryOptions,
  type Mutation,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import { toLocalDay } from "@/lib/dates";
import { notifyOtherTabs } from "@/lib/http/other-tabs";
import { sendWaitingFirst, writeOrKeep } from "@/lib/http/outbox/client";
import { apiGet, apiGetPage } from "@/lib/http/request";
import { apiWrite, invalidate } from "@/lib/http/write";
import { reportSaved } from "@/lib/workspaces/page-events";
import type { PLAN_ACTIONS } from "./constants";
import type { StartedPlan, StartedPlanDetail } from "./contract";
import { forgetReadings, noteReadings } from "./noted-readings";

export type {
  PlanSchedule,
  Preview,
  ReadingPlan,
  StartedDay,
  StartedPlan,
  StartedPlanDetail,
} from "./contract";

import { WORKSPACE } from "@/lib/workspaces/query-key";

const contract = () => import("./contract");

const STARTED = [...WORKSPACE, "plans"] as const;

/**
 * A list that is not on the page is read again when it comes back, instead of showing for a moment
 * as it was.
 */
const forgetHidden = (client: QueryClient) =>
  client.removeQueries({ queryKey: STARTED, type: "inactive" });

/** The plans of the list. */
export const readingPlansOptions = () =>
  queryOptions({
    queryKey: ["api", "reading-plans"],
    queryFn: ({ signal }) =>
      apiGet("/api/reading-plans", {}, async () => (await contract()).readingPlanList, signal),
  });

/** A plan's days; `schedule` is null when it has none. */
export const planScheduleOptions = (planId: string) =>
  queryOptions({
    queryKey: ["api", "reading-plans", planId, "schedule"],
    queryFn: ({ signal }) =>
      apiGet(
        `/api/reading-plans/${encodeURIComponent(planId)}/schedule`,
        {},
        async () => (await contract()).planSchedule,
        signal,
      ),
  });

/**
 * An own plan as a visitor chooses it: OSIS ids of books, calendar days, days of the week (0 for
 * Sunday).
 */
export interface OwnChoice {
  books: readonly string[];
  days: number;
  weekdays: readonly number[];
  /** YYYY-MM-DD */
  start: string;
}

/**
 * What an own plan would be. Fails with a 400 problem when there are more days for reading than
 * chapters.
 */
export const previewOptions = ({ books, days, weekdays, start }: OwnChoice) =>
  queryOptions({
    queryKey: ["api", "reading-plans", "preview", { books, days, weekdays, start }],
    queryFn: ({ signal }) =>
      apiGet(
        "/api/reading-plans/preview",
        { books: books.join(","), days, weekdays: weekdays.join(","), start },
        async () => (await contract()).preview,
        signal,
      ),
    enabled: books.length > 0 && weekdays.length > 0,
  });

/**
 * The visitor's started plans as they stand on a day (theirs, YYYY-MM-DD), newest first, a hundred
 * a page.
 */
export const startedPlansOptions = (today: string) =>
  infiniteQueryOptions({
    queryKey: [...STARTED, { today }],
    initialPageParam: "",
    queryFn: async ({ signal, pageParam }) => {
      const page = await apiGetPage(
        pageParam || "/api/workspace/plans",
        pageParam ? {} : { today },
        async () => (await contract()).startedPlanList,
        signal,
      );
      noteReadings(page.items, today, !pageParam && !page.next);
      return page;
    },
    getNextPageParam: (last) => last.next,
  });

/**
 * One started plan with all its days and the ways to recover; fails with a 404 problem for what is
 * not the visitor's.
 */
export const startedPlanOptions = (id: string, today: string) =>
  queryOptions({
    queryKey: [...STARTED, id, { today }],
    queryFn: ({ signal }) =>
      apiGet(
        `/api/workspace/plans/${encodeURIComponent(id)}`,
        { today },
        async () => (await contract()).startedPlanDetail,
        signal,
      ),
  });

/** A plan to start: one of the list (`planId`) or an own one, on `start` or today. */
export interface NewPlan {
  planId?: string;
  own?: { title?: string; books: readonly string[]; days: number };
  start?: string;
  weekdays?: readonly number[];
  today: string;
}

const postPlan = (plan: NewPlan): Promise<StartedPlan> =>
  apiWrite("POST", "/api/workspace/plans", plan, async () => (await contract()).startedPlan, {
    onSaved: reportSaved,
  });

/** One start at a time in all tabs of the browser, where it has locks. */
function alone<Result>(task: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return task();
  return navigator.locks.request("truth-uncovered-start-plan", task) as Promise<Result>;
}

/**
 * Starts a plan, unless it is one of the list that the visitor is reading already, in this tab or
 * another: then its result is that one, with `isNew` false. Fails like apiGet and apiWrite.
 */
export const startPlanMutation = mutationOptions({
  mutationKey: [...STARTED, "start"],
  mutationFn: (plan: NewPlan, { client }) =>
    alone(async () => {
      const running = plan.planId && (await findRunning(client, plan.planId, plan.today));
      if (running) return { started: running, isNew: false };
      return { started: await postPlan(plan), isNew: true };
    }),
  onSuccess: async ({ started, isNew }, { today }, _result, { client }) => {
    if (!isNew) return;
    noteReadings([started], today, false);
    forgetHidden(client);
    await invalidate(client, WORKSPACE);
  },
});

async function findRunning(client: QueryClient, planId: string, today: string) {
  const options = { ...startedPlansOptions(today), staleTime: 0 };
  const { pages } = await client.fetchInfiniteQuery(options);
  return pages
    .flatMap(({ items }) => items)
    .find(
      (plan) => plan.planId === planId && (plan.status === "active" || plan.status === "upcoming"),
    );
}

/**
 * Recovers, restarts, stops or resumes a plan from the version that was seen, after the ticks that
 * were made before. Fails like apiWrite; a conflict's problem carries `current`.
 */
export const changePlanMutation = (id: string) =>
  mutationOptions({
    mutationKey: [...STARTED, id, "change"],
    scope: { id: `plan ${id}` },
    mutationFn: async (change: {
      action: (typeof PLAN_ACTIONS)[number];
      version: number;
      today: string;
    }) => {
      await sendWaitingFirst();
      return apiWrite(
        "PATCH",
        `/api/workspace/plans/${id}`,
        change,
        async () => (await contract()).startedPlan,
      );
    },
    onSuccess: (plan, { today }) => noteReadings([plan], today, false),
    onSettled: (_plan, _error, _change, _result, { client }) => invalidate(client, STARTED),
  });

/** Readings to tick or untick, by their numbers in the plan. */
export interface Tick {
  readings: readonly number[];
  done: boolean;
  /** Of the schedule on which it was pressed. */
  version: number;
  today: string;
}

/** Names the ticks of a plan among the mutations. */
export const tickKey = (id: string) => [...STARTED, id, "readings"] as const;

/** For `useMutationState`: ticks that the server has not confirmed yet, with their plan's id. */
export const pendingTicks = {
  filters: {
    mutationKey: STARTED,
    predicate: ({ options }: Mutation) => options.mutationKey?.at(-1) === "readings",
    status: "pending",
  },
  select: ({ options, state }: Mutation) => ({
    id: options.mutationKey?.at(-2),
    ...(state.variables as Tick),
  }),
} as const;

/**
 * Ticks or unticks readings of a plan, one request after the other, so that a tick and its opposite
 * never overtake each other. Its answer is what changed, so nothing is read again; after a failure
 * the plan is. Null is the answer to one that waits for a connection. Fails like changePlan.
 */
export const tickMutation = (id: string) =>
  mutationOptions({
    mutationKey: tickKey(id),
    mutationFn: (tick: Tick) =>
      writeOrKeep(
        {
          method: "PATCH",
          path: `/api/workspace/plans/${id}/readings`,
          body: { ...tick },
          what: "A tick in your reading plan",
          mutationKey: tickKey(id),
          variables: tick,
          readAnew: [STARTED],
        },
        async () => (await contract()).startedPlanDetail,
      ),
    onSuccess: (plan, { today }, _, { client }) =>
      plan ? showTicked(client, plan, today) : undefined,
    onSettled: (_plan, error, _tick, _result, { client }) =>
      error ? invalidate(client, STARTED) : undefined,
  });

/** Puts a ticked plan, which has only the days that changed, into what was read of a day. */
async function showTicked(client: QueryClient, ticked: StartedPlanDetail, today: string) {
  noteReadings([ticked], today, false);
  const { days, recovery, ...item } = ticked;
  const changed = new Map(days.map((day) => [day.date, day]));
  client.setQueryData(
    startedPlanOptions(ticked.id, today).queryKey,
    (plan) =>
      plan && { ...plan, ...ticked, days: plan.days.map((day) => changed.get(day.date) ?? day) },
  );
  client.setQueryData(
    startedPlansOptions(today).queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((plan) => (plan.id === item.id ? item : plan)),
        })),
      },
  );
  notifyOtherTabs([STARTED]);
  // What was asked for before the tick does not have it, and another day's answer is another one.
  await client.invalidateQueries({
    queryKey: STARTED,
    predicate: ({ queryKey, state }) =>
      state.fetchStatus === "fetching" || !isOfDay(queryKey, today),
  });
}

const isOfDay = (queryKey: QueryKey, today: string) =>
  (queryKey.at(-1) as { today?: string }).today === today;

/** Deletes a started plan with what was ticked of it. Fails like apiWrite. */
export const deletePlanMutation = (id: string) =>
  mutationOptions({
    mutationKey: [...STARTED, id, "delete"],
    mutationFn: () =>
      apiWrite(
        "DELETE",
        `/api/workspace/plans/${id}`,
        undefined,
        async () => (await contract()).deleted,
      ),
    onSuccess: async (_answer, _variables, _result, { client }) => {
      forgetReadings(id, toLocalDay(new Date()));
      client.removeQueries({ queryKey: [...STARTED, id] });
      forgetHidden(client);
      await invalidate(client, WORKSPACE);
    },
  });

/** Address of a plan's calendar file; `time` (HH:MM) adds an alarm to each day. */
export function calendarHref(id: string, time?: string): string {
  const query = time ? `?time=${encodeURIComponent(time)}` : "";
  return `/api/workspace/plans/${id}/calendar${query}`;
}
