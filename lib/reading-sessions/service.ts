import "server-only";
import { getBook } from "@/lib/bible/canon";
import { toUtcDay } from "@/lib/dates";
import type { Queries } from "@/lib/workspaces/data";
import { changedElsewhere, missing, type Owner } from "@/lib/workspaces/owner";
import {
  continueSession,
  findCategories,
  findLastSession,
  findReadingDays,
  findSession,
  insertSession,
  lockReading,
  updateSession,
} from "./data";
import { dayStreak, daysThisYear, graceStreak } from "./figures";
import { believedLate, believedSeconds, passVerses, referenceOf, typeOf } from "./rules";
import type {
  ReadingSessionResponse,
  SessionChange,
  SummaryQuery,
  SummaryResponse,
  TouchAnswer,
  TouchBody,
} from "./schema";

/**
 * Records what the reader reports. Within twenty minutes, in the same book and on the same day of
 * the visitor's, it goes on with the session there is; past midnight, or where a journey changes
 * the day, a new one begins, which takes along the verses of a chapter that was not finished. `now`
 * is the server's clock: no more seconds are believed than have gone by on it. What is `late` goes
 * on with the last session of its book and day, however long ago that was.
 */
export async function recordReading(
  queries: Queries,
  owner: Owner,
  { book, chapter, passed, seconds, today, late }: TouchBody,
  now: Date = new Date(),
): Promise<TouchAnswer> {
  const { lastTouch, open } = await lockReading(queries, owner, book, now, late ? today : null);
  const believed = late
    ? believedLate(seconds, lastTouch, now)
    : { seconds: believedSeconds(seconds, lastTouch, now), touchedAt: now };
  const goesOn = open?.day === today ? open : null;
  const begun =
    goesOn?.chapters ?? open?.chapters.filter((c) => c.chapter === chapter && !c.isRead);
  const chapters = passVerses(book, begun ?? [], chapter, passed);
  const isRead = (list: typeof chapters) =>
    list.some((known) => known.chapter === chapter && known.isRead);
  const reference = referenceOf({ book, chapters });
  // A title that the visitor gave stays.
  const title = goesOn && goesOn.title !== goesOn.reference ? goesOn.title : reference;
  const fields = {
    reference,
    title,
    type: typeOf({ book, chapters }),
    seconds: (goesOn?.seconds ?? 0) + believed.seconds,
    chapters,
    chaptersRead: chapters.filter((known) => known.isRead).length,
    touchedAt: believed.touchedAt,
  };
  const session = goesOn
    ? await continueSession(queries, goesOn.id, fields)
    : await insertSession(
        queries,
        owner,
        { book, category: getBook(book).section, day: today },
        fields,
      );
  return { ...session, chapterDone: isRead(chapters) && !isRead(goesOn?.chapters ?? []) };
}

/** One of an owner's sessions. Throws `missing`. */
export async function getSession(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<ReadingSessionResponse> {
  const session = await findSession(queries, owner, id);
  if (!session) throw missing();
  return session;
}

/**
 * Changes a session's title or notes. Throws `missing`, and AppError conflict with the session as
 * it is now when it was changed since `version`.
 */
export async function changeSession(
  queries: Queries,
  owner: Owner,
  id: string,
  { version, title, notes }: SessionChange,
): Promise<ReadingSessionResponse> {
  await getSession(queries, owner, id);
  const isChanged = await updateSession(queries, owner, id, version, {
    ...(title === undefined ? {} : { title }),
    ...(notes === undefined ? {} : { notes }),
  });
  const now = await getSession(queries, owner, id);
  if (!isChanged) throw changedElsewhere(now);
  return now;
}

/** What a browser without a workspace has read. */
export function nothingRead({ today, year }: SummaryQuery): SummaryResponse {
  const day = today ?? toUtcDay(new Date());
  return {
    sessions: 0,
    minutes: 0,
    dayStreak: 0,
    categories: [],
    grace: null,
    daysThisYear: 0,
    year: { year: year ?? day.slice(0, 4), days: [] },
    last: null,
  };
}

/** What an owner has read, in figures: the stat cards, the streaks and a year day by day. */
export async function summarizeReading(
  queries: Queries,
  owner: Owner,
  query: SummaryQuery,
): Promise<SummaryResponse> {
  const today = query.today ?? toUtcDay(new Date());
  const year = query.year ?? today.slice(0, 4);
  const days = await findReadingDays(queries, owner);
  const dates = days.map(({ date }) => date);
  return {
    sessions: days.reduce((sum, { sessions }) => sum + sessions, 0),
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    dayStreak: dayStreak(dates, today),
    categories: await findCategories(queries, owner),
    grace: graceStreak(dates, today),
    daysThisYear: daysThisYear(dates, today),
    year: { year, days: days.filter(({ date }) => date.startsWith(year)) },
    last: await findLastSession(queries, owner),
  };
}
