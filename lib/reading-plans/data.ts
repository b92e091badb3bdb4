import "server-only";
import { planDay } from "@/lib/content/reading-plans/schema";
import { db } from "@/lib/db/client";
import type { ListQuery } from "@/lib/http/list-query";
import { newestMadeFirst, type Page, toMadePage } from "@/lib/http/paging";
import { inOrder, type PositionQuery, toPositionPage } from "@/lib/http/position-query";
import type { Queries } from "@/lib/workspaces/data";
import { type Owner, requireOne } from "@/lib/workspaces/owner";
import type { ReadingPlan as PlanRow, StartedPlan as StartedRow } from "@/prisma/generated/client";
import { type PlanWithDays, planWithoutDays, type StoredPlan } from "./schedule";
import type { ReadingPlanResponse } from "./schema";

function toPlanWithDays({ days, ...row }: PlanRow): PlanWithDays {
  const { id, title, description, duration, category, difficulty, dailyReading } = row;
  const parsed = planDay.array().min(1).safeParse(days);
  // A schedule that cannot be read is none: the plan is still shown.
  const readable = parsed.success ? parsed.data : null;
  return { id, title, description, duration, category, difficulty, dailyReading, days: readable };
}

/** A page of the plans in their order. */
export async function findPlans(
  query: PositionQuery,
): Promise<{ items: ReadingPlanResponse[]; next: string | null }> {
  const rows = await db.readingPlan.findMany(inOrder(query));
  return toPositionPage(rows, query.limit, (row) => planWithoutDays(toPlanWithDays(row)));
}

/** True when there is no plan at all. */
export async function hasNoPlans(): Promise<boolean> {
  return (await db.readingPlan.findFirst({ select: { id: true } })) === null;
}

/** A plan with its days; null when there is none of this id. */
export async function findPlan(id: string): Promise<PlanWithDays | null> {
  const row = await db.readingPlan.findUnique({ where: { id } });
  return row && toPlanWithDays(row);
}

const WITH_TICKS = {
  include: { ticks: { select: { reading: true, day: true } } },
  omit: { workspaceId: true },
} as const;

/** A page of an owner's started plans, newest first. */
export async function findStartedPlans(
  queries: Queries,
  owner: Owner,
  query: ListQuery,
): Promise<Page<StoredPlan>> {
  const { after, orderBy, take } = newestMadeFirst(query);
  const rows = await queries.startedPlan.findMany({
    where: { ...owner.rows, ...after },
    orderBy,
    take,
    ...WITH_TICKS,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const made = rows.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() }));
  const { items, next } = toMadePage(made, query.limit);
  return { items: items.flatMap(({ id }) => byId.get(id) ?? []), next };
}

/** How many plans an owner has started. */
export function countStartedPlans(queries: Queries, { rows }: Owner): Promise<number> {
  return queries.startedPlan.count({ where: rows });
}

/** One of an owner's started plans; null when there is none of this id. */
export function findStartedPlan(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<StoredPlan | null> {
  return queries.startedPlan.findFirst({ where: owner.row(id), ...WITH_TICKS });
}

/** What a started plan is made of. */
export type NewStartedPlan = Pick<
  StartedRow,
  | "planId"
  | "title"
  | "references"
  | "words"
  | "planDays"
  | "dueDays"
  | "dayTitles"
  | "weekdays"
  | "start"
>;

/** A new started plan. */
export function insertStartedPlan(
  queries: Queries,
  owner: Owner,
  plan: NewStartedPlan,
): Promise<StoredPlan> {
  return queries.startedPlan.create({ data: { ...owner.rows, ...plan }, ...WITH_TICKS });
}

/**
 * Changes a started plan that still has this version, and raises it. False when it has another one,
 * or is not there.
 */
export async function updateStartedPlan(
  queries: Queries,
  owner: Owner,
  id: string,
  version: number,
  fields: Partial<Pick<StartedRow, "dueDays" | "start" | "stoppedOn">>,
): Promise<boolean> {
  const { count } = await queries.startedPlan.updateMany({
    where: { ...owner.row(id), version },
    data: { ...fields, version: { increment: 1 } },
  });
  return count > 0;
}

/**
 * Takes a started plan that still has this version for this transaction, so that nothing changes
 * its schedule or its ticks meanwhile, and notes the change. False when it has another version, or
 * is not there.
 */
export async function lockStartedPlan(
  queries: Queries,
  owner: Owner,
  id: string,
  version: number,
): Promise<boolean> {
  const { count } = await queries.startedPlan.updateMany({
    where: { ...owner.row(id), version },
    data: { updatedAt: new Date() },
  });
  return count > 0;
}

/** Ticks readings of a locked plan; those that were ticked before stay on their day. */
export async function addTicks(
  queries: Queries,
  startedPlanId: string,
  readings: readonly number[],
  day: string,
): Promise<void> {
  await queries.planTick.createMany({
    data: readings.map((reading) => ({ startedPlanId, reading, day })),
    skipDuplicates: true,
  });
}

/** Takes ticks back: of these readings of a locked plan, or of all. */
export async function removeTicks(
  queries: Queries,
  startedPlanId: string,
  readings?: readonly number[],
): Promise<void> {
  await queries.planTick.deleteMany({
    where: { startedPlanId, ...(readings ? { reading: { in: [...readings] } } : {}) },
  });
}

/** Removes a started plan with its ticks. Throws `missing`. */
export async function deleteStartedPlan(queries: Queries, owner: Owner, id: string): Promise<void> {
  requireOne((await queries.startedPlan.deleteMany({ where: owner.row(id) })).count);
}
