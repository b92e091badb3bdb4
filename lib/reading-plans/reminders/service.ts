import "server-only";
// Calendar files: of one plan to download, and of reminders to subscribe to.
import { addDays } from "@/lib/calendar-days";
import { env } from "@/lib/env";
import type { Queries } from "@/lib/workspaces/data";
import { missing, type Owner, sha256 } from "@/lib/workspaces/owner";
import { planCalendar, reminderCalendar } from "../calendar-file";
import type { Reminder } from "../contract";
import { findStartedPlan } from "../data";
import { startedSummary, toDays } from "../schedule";
import { findFeed, findReminder, saveReminder } from "./data";
import type { ReminderBody } from "./schema";

/** Days to come that a feed lists; calendars ask again long before. */
const FEED_DAYS = 120;

function toAnswer(reminder: Awaited<ReturnType<typeof findReminder>>, owner: Owner): Reminder {
  if (!reminder) return { reminder: null };
  const { time, weekdays, timeZone, feedToken } = reminder;
  const feed = `/api/workspace/reminder/feed/${feedToken}.ics`;
  // The demo space belongs to nobody, so nothing of it has a link.
  const isShown = owner.kind === "private";
  return { reminder: { time, weekdays, timeZone, feed: isShown ? feed : null } };
}

/** What a browser without a workspace has. */
export const NO_REMINDER: Reminder = { reminder: null };

/** An owner's reminder. */
export async function getReminder(queries: Queries, owner: Owner): Promise<Reminder> {
  return toAnswer(await findReminder(queries, owner), owner);
}

/** Sets an owner's reminder; the address of its feed stays. */
export async function setReminder(
  queries: Queries,
  owner: Owner,
  { time, weekdays, timeZone }: ReminderBody,
): Promise<Reminder> {
  const settings = { time, weekdays, timeZone: timeZone ?? null };
  return toAnswer(await saveReminder(queries, owner, settings), owner);
}

/**
 * The site's address for links in a file: the public one where it is configured, else the one that
 * was asked.
 */
function siteOf(request: Request): string {
  return (env().SITE_URL ?? new URL(request.url).origin).replace(/\/$/, "");
}

function calendarAnswer(text: string, headers: Record<string, string>): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });
}

/** A started plan as a calendar file to download. Throws `missing`. */
export async function planCalendarAnswer(
  queries: Queries,
  owner: Owner,
  id: string,
  time: string | undefined,
  request: Request,
): Promise<Response> {
  const plan = await findStartedPlan(queries, owner, id);
  if (!plan) throw missing();
  const { title, version, updatedAt } = plan;
  const url = `${siteOf(request)}/reading-plans?plan=${id}`;
  const days = toDays(plan);
  const text = planCalendar({ id, title, version, updatedAt, days, url, time });
  const name =
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "plan";
  return calendarAnswer(text, {
    "Content-Disposition": `attachment; filename="${name.slice(0, 60)}.ics"`,
  });
}

/** The visitor's day at a moment: in the zone the browser named, else in UTC. */
function dayIn(timeZone: string | null, now: Date): string {
  // "en-CA" writes dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat("en-CA", { timeZone: timeZone ?? "UTC" }).format(now);
}

/** The feed of a token as a calendar. Throws `missing`. */
export async function feedAnswer(
  queries: Queries,
  token: string,
  request: Request,
): Promise<Response> {
  const found = await findFeed(queries, token);
  if (!found) throw missing();
  const { reminder, plans } = found;
  const today = dayIn(reminder.timeZone, new Date());
  // A day back, for visitors who have traveled west of the zone they named.
  const [first, last] = [addDays(today, -1), addDays(today, FEED_DAYS)];
  const active = plans.filter((plan) => startedSummary(plan, today).status !== "done");
  const byDate = new Map<string, { title: string; day: ReturnType<typeof toDays>[number] }[]>();
  for (const plan of active) {
    for (const day of toDays(plan)) {
      const left = day.readings.filter(({ done }) => !done);
      if (day.date < first || day.date > last || left.length === 0) continue;
      const onDate = byDate.get(day.date) ?? [];
      byDate.set(day.date, [...onDate, { title: plan.title, day: { ...day, readings: left } }]);
    }
  }
  const dates = [...byDate.keys()].sort();
  const { time, weekdays, timeZone, updatedAt } = reminder;
  const text = reminderCalendar({
    key: sha256(token).slice(0, 24),
    time,
    weekdays,
    timeZone,
    updatedAt,
    days:
      active.length === 0 ? null : dates.map((date) => ({ date, plans: byDate.get(date) ?? [] })),
    today,
    url: `${siteOf(request)}/reading-plans`,
  });
  return calendarAnswer(text, { "Cache-Control": "private, no-store" });
}
