import "server-only";
// Rows of reading reminders, and the plans a feed is made of.
import type { Queries } from "@/lib/workspaces/data";
import { newShareToken, type Owner } from "@/lib/workspaces/owner";
import type { ReadingReminder } from "@/prisma/generated/client";
import type { StoredPlan } from "../schedule";

/** An owner's reminder; null when there is none. */
export function findReminder(queries: Queries, { rows }: Owner): Promise<ReadingReminder | null> {
  return queries.readingReminder.findUnique({ where: rows });
}

/** Sets an owner's reminder. One that is there has the same feed address as before. */
export function saveReminder(
  queries: Queries,
  { rows }: Owner,
  settings: Pick<ReadingReminder, "time" | "weekdays" | "timeZone">,
): Promise<ReadingReminder> {
  return queries.readingReminder.upsert({
    where: rows,
    create: { ...rows, ...settings, feedToken: newShareToken() },
    update: settings,
  });
}

/**
 * Removes an owner's reminder, and with it the feed's address for good. False when there was none.
 */
export async function deleteReminder(queries: Queries, { rows }: Owner): Promise<boolean> {
  return (await queries.readingReminder.deleteMany({ where: rows })).count > 0;
}

/**
 * The reminder of a feed with the started plans it lists; null when there is no such feed (any
 * more). The token is all the right that is needed.
 */
export async function findFeed(
  queries: Queries,
  feedToken: string,
): Promise<{ reminder: ReadingReminder; plans: StoredPlan[] } | null> {
  const reminder = await queries.readingReminder.findUnique({ where: { feedToken } });
  if (!reminder) return null;
  const plans = await queries.startedPlan.findMany({
    where: { workspaceId: reminder.workspaceId, stoppedOn: null },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    include: { ticks: { select: { reading: true, day: true } } },
    omit: { workspaceId: true },
  });
  return { reminder, plans };
}
