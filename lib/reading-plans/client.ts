import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { apiGet, apiGetPage } from "@/lib/http/request";
import { apiWrite, invalidate, newKey } from "@/lib/http/write";
import { reportSaved } from "@/lib/workspaces/page-events";
import type { PLAN_ACTIONS } from "./constants";
import type { StartedPlan } from "./contract";

export type {
  PlanSchedule,
  Preview,
  ReadingPlan,
  Reminder,
  StartedDay,
  StartedPlan,
  StartedPlanDetail,
} from "./contract";

const contract = () => import("./contract");

const STARTED = ["api", "workspace", "plans"] as const;
const REMINDER = ["api", "workspace", "reminder"] as const;
/** The counts of what is kept change with every plan that is started or deleted. */
const WORKSPACE = ["api", "workspace"] as const;

/** A list that is not on the page is read anew when it comes back, instead of standing there for a moment as it was. */
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

/** An own plan as a visitor chooses it: OSIS ids of books, calendar days, days of the week (0 for Sunday). */
export interface OwnChoice {
  books: readonly string[];
  days: number;
  weekdays: readonly number[];
  /** YYYY-MM-DD */
  start: string;
}

/** What an own plan would be. Fails with a 400 problem when there are more days for reading than chapters. */
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

/** The visitor's started plans as they stand on a day (theirs, YYYY-MM-DD), newest first, a hundred a page. */
export const startedPlansOptions = (today: string) =>
  infiniteQueryOptions({
    queryKey: [...STARTED, { today }],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      apiGetPage(
        pageParam || "/api/workspace/plans",
        pageParam ? {} : { today },
        async () => (await contract()).startedPlanList,
        signal,
      ),
    getNextPageParam: (last) => last.next,
  });

/** One started plan with all its days and the ways to recover; fails with a 404 problem for what is not the visitor's. */
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

/** Starts a plan of the list (`planId`) or an own one, on `start` or today. Throws like apiWrite. */
export async function startPlan(
  client: QueryClient,
  plan: {
    planId?: string;
    own?: { title?: string; books: readonly string[]; days: number };
    start?: string;
    weekdays?: readonly number[];
    today: string;
  },
): Promise<StartedPlan> {
  const started = await apiWrite(
    "POST",
    "/api/workspace/plans",
    plan,
    async () => (await contract()).startedPlan,
    { onSaved: reportSaved },
  );
  forgetHidden(client);
  await invalidate(client, WORKSPACE);
  return started;
}

/** Recovers, restarts, stops or resumes a plan from the version that was seen. Throws like apiWrite; a conflict's problem carries `current`. */
export async function changePlan(
  client: QueryClient,
  { id, version }: Pick<StartedPlan, "id" | "version">,
  action: (typeof PLAN_ACTIONS)[number],
  today: string,
): Promise<StartedPlan> {
  try {
    return await apiWrite(
      "PATCH",
      `/api/workspace/plans/${id}`,
      { version, action, today },
      async () => (await contract()).startedPlan,
    );
  } finally {
    await invalidate(client, STARTED);
  }
}

/** Ticks or unticks readings by their places. Throws like changePlan. */
export async function tickReadings(
  client: QueryClient,
  { id, version }: Pick<StartedPlan, "id" | "version">,
  readings: readonly number[],
  done: boolean,
  today: string,
): Promise<StartedPlan> {
  try {
    return await apiWrite(
      "PATCH",
      `/api/workspace/plans/${id}/readings`,
      { version, readings, done, today },
      async () => (await contract()).startedPlan,
      // A tick sets a state: one that is repeated after its opposite counts anew.
      { key: newKey() },
    );
  } finally {
    await invalidate(client, STARTED);
  }
}

/** Deletes a started plan with what was ticked of it. Throws like apiWrite. */
export async function deletePlan(client: QueryClient, id: string): Promise<void> {
  await apiWrite(
    "DELETE",
    `/api/workspace/plans/${id}`,
    undefined,
    async () => (await contract()).deleted,
  );
  client.removeQueries({ queryKey: [...STARTED, id] });
  forgetHidden(client);
  await invalidate(client, WORKSPACE);
}

/** Address of a plan's calendar file; `time` (HH:MM) adds an alarm to each day. */
export function calendarHref(id: string, time?: string): string {
  const query = time ? `?time=${encodeURIComponent(time)}` : "";
  return `/api/workspace/plans/${id}/calendar${query}`;
}

/** The visitor's reminder; null when there is none. */
export const reminderOptions = () =>
  queryOptions({
    queryKey: REMINDER,
    queryFn: ({ signal }) =>
      apiGet("/api/workspace/reminder", {}, async () => (await contract()).reminder, signal),
  });

/** Sets the reminder; the address of its feed stays. Throws like apiWrite. */
export async function setReminder(
  client: QueryClient,
  settings: { time: string; weekdays: readonly number[]; timeZone: string | null },
): Promise<void> {
  await apiWrite(
    "PUT",
    "/api/workspace/reminder",
    settings,
    async () => (await contract()).reminder,
    { key: newKey() },
  );
  await invalidate(client, REMINDER);
}

/** Takes the reminder away, and with it the address of its feed for good. Throws like apiWrite. */
export async function deleteReminder(client: QueryClient): Promise<void> {
  await apiWrite(
    "DELETE",
    "/api/workspace/reminder",
    undefined,
    async () => (await contract()).deleted,
  );
  await invalidate(client, REMINDER);
}
