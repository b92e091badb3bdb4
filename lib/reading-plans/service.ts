import "server-only";
import type { BookId } from "@/lib/bible/canon";
import { fromDayNumber, toDayNumber } from "@/lib/calendar-days";
import { readingPlans } from "@/lib/content/reading-plans";
import { toUtcDay } from "@/lib/dates";
import { AppError } from "@/lib/errors";
import type { Page } from "@/lib/http/paging";
import type { PositionQuery } from "@/lib/http/position-query";
import type { Queries } from "@/lib/workspaces/data";
import { changedElsewhere, missing, type Owner } from "@/lib/workspaces/owner";
import { MAX_STARTED_PLANS } from "./constants";
import type { Preview, StartedPlan, StartedPlanDetail } from "./contract";
import {
  addTicks,
  countStartedPlans,
  findPlan,
  findPlans,
  findStartedPlan,
  findStartedPlans,
  hasNoPlans,
  insertStartedPlan,
  lockStartedPlan,
  removeTicks,
  updateStartedPlan,
} from "./data";
import { countChapters, makeOwnPlan, type PlanReadings } from "./own-plan";
import { layOut, readingDaysBetween, recover, toMinutes } from "./rules";
import {
  beginOn,
  detailOfReadings,
  planSchedule,
  planWithoutDays,
  type StoredPlan,
  startedDetail,
  startedSummary,
  toCourse,
  toReadings,
} from "./schedule";
import type {
  PlanChange,
  PreviewQuery,
  ReadingPlanResponse,
  ReadingPlanSchedule,
  StartBody,
  StartedPlanListQuery,
  TickBody,
} from "./schema";

/** The visitor's day, or the server's (UTC) for a client that names none. */
function dayOf(today: string | undefined): string {
  return today ?? toUtcDay(new Date());
}

/** A page of the plans; the built-in ones when the table is empty. */
export async function getPlans(
  query: PositionQuery,
): Promise<{ items: ReadingPlanResponse[]; next: string | null }> {
  const page = await findPlans(query);
  if (page.items.length > 0 || query.cursor !== undefined || !(await hasNoPlans())) return page;
  return { items: readingPlans.map(planWithoutDays), next: null };
}

/**
 * A plan of the list, or the built-in one of this id when the table does not have it. Throws
 * AppError not_found.
 */
async function getPlan(id: string) {
  const plan = (await findPlan(id)) ?? readingPlans.find((builtIn) => builtIn.id === id);
  if (!plan) throw new AppError("not_found", "There is no such reading plan.");
  return plan;
}

/** A plan with its days. Throws AppError not_found. */
export async function getSchedule(id: string): Promise<ReadingPlanSchedule> {
  return planSchedule(await getPlan(id));
}

function wrong(path: string, message: string): AppError {
  return new AppError("invalid_request", message, { errors: [{ path, message }] });
}

interface OwnChoice {
  books: readonly BookId[];
  days: number;
  weekdays: readonly number[];
  start: string;
}

/**
 * The visitor's own plan as its readings and their days. Throws AppError invalid_request when there
 * are more days for reading than chapters.
 */
function planOwn({
  books,
  days,
  weekdays,
  start,
}: OwnChoice): PlanReadings & { dueDays: number[] } {
  const first = toDayNumber(start);
  const dates = readingDaysBetween(first, first + days - 1, weekdays);
  const chapters = countChapters(books);
  if (dates.length === 0) {
    throw wrong("days", "None of the chosen days of the week falls within so few days.");
  }
  if (dates.length > chapters) {
    const has = chapters === 1 ? "one chapter" : `${chapters} chapters`;
    throw wrong(
      "days",
      `The chosen books have ${has}: choose at most ${chapters} ${chapters === 1 ? "day" : "days"} for reading, not ${dates.length}.`,
    );
  }
  const plan = makeOwnPlan(books, dates.length);
  return { ...plan, dueDays: layOut(plan.planDays, first, weekdays) };
}

/** What an own plan would be. Throws AppError invalid_request. */
export function previewOwnPlan({ books, days, weekdays, start }: PreviewQuery): Preview {
  const begin = dayOf(start);
  const { references, words, planDays, dueDays } = planOwn({ books, days, weekdays, start: begin });
  const readings = references.map((reference, at) => ({ reference, words: words[at] ?? 0 }));
  const last = planDays.at(-1) ?? 1;
  const schedule = Array.from({ length: last }, (_day, at) => {
    const places = [...planDays.keys()].filter((place) => planDays[place] === at + 1);
    const onDay = places.flatMap((place) => readings[place] ?? []);
    const total = onDay.reduce((sum, reading) => sum + reading.words, 0);
    return {
      day: at + 1,
      date: fromDayNumber(dueDays[places[0] ?? 0] ?? 0),
      title: null,
      readings: onDay.map((reading) => ({ ...reading, minutes: toMinutes(reading.words) })),
      words: total,
      minutes: toMinutes(total),
    };
  });
  return {
    start: begin,
    endsOn: schedule.at(-1)?.date ?? begin,
    minutesADay: Math.max(...schedule.map(({ minutes }) => minutes)),
    schedule,
  };
}

/**
 * The plan that a call wants to start, read before its transaction. Throws AppError not_found, and
 * invalid_request for a plan without a schedule.
 */
export async function prepareStart({ planId, own, start, today, weekdays }: StartBody) {
  const begin = start ?? dayOf(today);
  if (planId !== undefined) {
    const { title, days } = await getPlan(planId);
    if (!days) throw wrong("planId", "This plan has no schedule yet, so it cannot be started.");
    const readings = toReadings(days);
    return { planId, title, weekdays, ...readings, ...beginOn(readings.planDays, begin, weekdays) };
  }
  if (!own) throw wrong("planId", "Name a plan.");
  const plan = planOwn({ ...own, weekdays, start: begin });
  const title = own.title || "My own plan";
  return { planId: null, title, weekdays, dayTitles: [], start: begin, ...plan };
}

/** Starts a prepared plan. Throws AppError conflict when there are too many. */
export async function startPlan(
  queries: Queries,
  owner: Owner,
  plan: Awaited<ReturnType<typeof prepareStart>>,
  today: string | undefined,
): Promise<StartedPlan> {
  if ((await countStartedPlans(queries, owner)) >= MAX_STARTED_PLANS) {
    throw new AppError(
      "conflict",
      "Delete a plan that you no longer read before you start another.",
    );
  }
  return startedSummary(await insertStartedPlan(queries, owner, plan), dayOf(today));
}

/** A page of an owner's started plans with their progress, newest first. */
export async function getStartedPlans(
  queries: Queries,
  owner: Owner,
  query: StartedPlanListQuery,
): Promise<Page<StartedPlan>> {
  const { items, next } = await findStartedPlans(queries, owner, query);
  const today = dayOf(query.today);
  return { items: items.map((plan) => startedSummary(plan, today)), next };
}

async function requirePlan(queries: Queries, owner: Owner, id: string): Promise<StoredPlan> {
  const plan = await findStartedPlan(queries, owner, id);
  if (!plan) throw missing();
  return plan;
}

/** One of an owner's started plans with its calendar. Throws `missing`. */
export async function getStartedPlan(
  queries: Queries,
  owner: Owner,
  id: string,
  today: string | undefined,
): Promise<StartedPlanDetail> {
  return startedDetail(await requirePlan(queries, owner, id), dayOf(today));
}

/**
 * What an action makes of a stored plan. Throws AppError invalid_request when there is nothing it
 * could do.
 */
function fieldsAfter(plan: StoredPlan, action: PlanChange["action"], today: string) {
  if (action === "stop") return { stoppedOn: today };
  if (action === "resume") return { stoppedOn: null };
  if (action === "restart") {
    return { stoppedOn: null, ...beginOn(plan.planDays, today, plan.weekdays) };
  }
  const dueDays = recover(toCourse(plan), action, toDayNumber(today));
  if (dueDays) return { stoppedOn: null, dueDays };
  throw wrong(
    "action",
    action === "repace" && plan.ticks.length < plan.words.length
      ? "The last day of this plan has passed, so there are no days left to spread it over. Catch up or extend it."
      : "Everything in this plan has been read.",
  );
}

/**
 * Catches up, re-paces, extends, restarts, stops or resumes a started plan. Throws `missing`, and
 * AppError conflict with the plan as it is now when it was changed since `version`.
 */
export async function changeStartedPlan(
  queries: Queries,
  owner: Owner,
  id: string,
  { version, action, today }: PlanChange,
): Promise<StartedPlan> {
  const day = dayOf(today);
  // Locked before it is read: a tick made meanwhile is seen.
  const isOurs = await lockStartedPlan(queries, owner, id, version);
  const plan = await requirePlan(queries, owner, id);
  if (!isOurs) throw changedElsewhere(startedSummary(plan, day));
  await updateStartedPlan(queries, owner, id, version, fieldsAfter(plan, action, day));
  if (action === "restart") await removeTicks(queries, id);
  return startedSummary(await requirePlan(queries, owner, id), day);
}

/**
 * Ticks or unticks readings, those of today, missed ones or ones to come; twice the same changes
 * nothing. The answer has the days that they are due on. Throws `missing`, AppError invalid_request
 * for a reading the plan does not have, and conflict like changeStartedPlan.
 */
export async function tickReadings(
  queries: Queries,
  owner: Owner,
  id: string,
  { version, readings, done, today }: TickBody,
): Promise<StartedPlanDetail> {
  const day = dayOf(today);
  const isOurs = await lockStartedPlan(queries, owner, id, version);
  const plan = await requirePlan(queries, owner, id);
  if (!isOurs) throw changedElsewhere(startedSummary(plan, day));
  if (readings.some((reading) => reading >= plan.words.length)) {
    throw wrong("readings", `This plan has ${plan.words.length} readings, counted from 0.`);
  }
  if (done) await addTicks(queries, id, [...new Set(readings)], day);
  else await removeTicks(queries, id, readings);
  return detailOfReadings(await requirePlan(queries, owner, id), readings, day);
}
