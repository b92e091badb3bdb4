import "server-only";
import type { BookId } from "@/lib/bible/canon";
import { newestMadeFirst, type Page, toMadePage } from "@/lib/http/paging";
import type { Queries } from "@/lib/workspaces/data";
import { type Owner, requireOne } from "@/lib/workspaces/owner";
import type { Prisma, ReadingSession as Row } from "@/prisma/generated/client";
import { GLANCE_SECONDS, MERGE_MS } from "./constants";
import { toReadingTime } from "./figures";
import type { PassedChapter } from "./rules";
import type { ReadingSessionResponse, SessionListQuery } from "./schema";

function toSession(row: Row): ReadingSessionResponse {
  const { id, reference, title, day, category, notes, book, chaptersRead, seconds, version } = row;
  return {
    id,
    reference,
    title,
    date: day,
    readingTime: toReadingTime(seconds),
    category,
    type: row.type as ReadingSessionResponse["type"],
    notes,
    book,
    chaptersRead,
    seconds,
    version,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What was more than a glance. */
const READ: Prisma.ReadingSessionWhereInput = {
  OR: [{ seconds: { gte: GLANCE_SECONDS } }, { chaptersRead: { gt: 0 } }],
};

/** A page of an owner's sessions, newest first. */
export async function findSessions(
  queries: Queries,
  owner: Owner,
  query: SessionListQuery,
): Promise<Page<ReadingSessionResponse>> {
  const { after, orderBy, take } = newestMadeFirst(query);
  const rows = await queries.readingSession.findMany({
    where: { AND: [owner.rows, READ, after] },
    orderBy,
    take,
  });
  return toMadePage(rows.map(toSession), query.limit);
}

/** One of an owner's sessions; null when there is none of this id. */
export async function findSession(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<ReadingSessionResponse | null> {
  const row = await queries.readingSession.findFirst({ where: owner.row(id) });
  return row && toSession(row);
}

/** A session that is under way. */
export interface OpenSession {
  id: string;
  book: BookId;
  day: string;
  seconds: number;
  title: string;
  reference: string;
  chapters: PassedChapter[];
}

/**
 * Takes an owner's reading for this transaction, so that two tabs that report at once wait for each
 * other. Gives when the reader last reported anything, and the latest session of a book that still
 * goes on: within twenty minutes of `now`, or for a late report of a day, that day's.
 */
export async function lockReading(
  queries: Queries,
  { workspaceId, rows }: Owner,
  book: BookId,
  now: Date,
  lateDay: string | null,
): Promise<{ lastTouch: Date | null; open: OpenSession | null }> {
  await queries.$queryRaw`SELECT id FROM workspaces WHERE id = ${workspaceId} FOR NO KEY UPDATE`;
  const orderBy = [{ touchedAt: "desc" as const }, { id: "desc" as const }];
  const last = await queries.readingSession.findFirst({
    where: rows,
    orderBy,
    select: { touchedAt: true },
  });
  const find = (where: Prisma.ReadingSessionWhereInput) =>
    queries.readingSession.findFirst({ where: { ...rows, book, ...where }, orderBy });
  const ofDay = lateDay !== null && last ? await find({ day: lateDay }) : null;
  // What is late follows the last word, whenever that was.
  const since = new Date((lateDay !== null && last ? last.touchedAt : now).getTime() - MERGE_MS);
  const row =
    ofDay ?? (last && last.touchedAt >= since ? await find({ touchedAt: { gte: since } }) : null);
  const open = row && {
    id: row.id,
    book,
    day: row.day,
    seconds: row.seconds,
    title: row.title,
    reference: row.reference,
    chapters: row.chapters as unknown as PassedChapter[],
  };
  return { lastTouch: last?.touchedAt ?? null, open };
}

/** What a session says of the reading itself. */
export interface SessionFields {
  reference: string;
  title: string;
  type: string;
  seconds: number;
  chapters: PassedChapter[];
  chaptersRead: number;
  touchedAt: Date;
}

function toColumns({ chapters, ...fields }: SessionFields) {
  return { ...fields, chapters: chapters as unknown as Prisma.InputJsonValue };
}

/** A new session. */
export async function insertSession(
  queries: Queries,
  { rows }: Owner,
  place: { book: BookId; category: string; day: string },
  fields: SessionFields,
): Promise<ReadingSessionResponse> {
  const data = { ...rows, ...place, ...toColumns(fields), createdAt: fields.touchedAt };
  return toSession(await queries.readingSession.create({ data }));
}

/** Goes on with an open session of a locked reading. */
export async function continueSession(
  queries: Queries,
  id: string,
  fields: SessionFields,
): Promise<ReadingSessionResponse> {
  const data = toColumns(fields);
  return toSession(await queries.readingSession.update({ where: { id }, data }));
}

/**
 * Changes a session that still has this version. False when it has another one, or is not there.
 */
export async function updateSession(
  queries: Queries,
  owner: Owner,
  id: string,
  version: number,
  fields: { title?: string; notes?: string | null },
): Promise<boolean> {
  const { count } = await queries.readingSession.updateMany({
    where: { ...owner.row(id), version },
    data: { ...fields, version: { increment: 1 } },
  });
  return count > 0;
}

/** Removes a session. Throws `missing`. */
export async function deleteSession(queries: Queries, owner: Owner, id: string): Promise<void> {
  requireOne((await queries.readingSession.deleteMany({ where: owner.row(id) })).count);
}

/**
 * Sessions and minutes of every day on which an owner read, oldest first; the minutes are those of
 * the sessions' reading times.
 */
export function findReadingDays(
  queries: Queries,
  { workspaceId }: Owner,
): Promise<{ date: string; sessions: number; minutes: number }[]> {
  return queries.$queryRaw`
    SELECT day AS date, count(*)::int AS sessions, sum(greatest(1, round(seconds / 60.0)))::int AS minutes
      FROM reading_sessions
     WHERE workspace_id = ${workspaceId} AND (seconds >= ${GLANCE_SECONDS} OR chapters_read > 0)
     GROUP BY day ORDER BY day`;
}

/** Sessions of each category, most first. */
export function findCategories(
  queries: Queries,
  { workspaceId }: Owner,
): Promise<{ category: string; sessions: number }[]> {
  return queries.$queryRaw`
    SELECT category, count(*)::int AS sessions
      FROM reading_sessions
     WHERE workspace_id = ${workspaceId} AND (seconds >= ${GLANCE_SECONDS} OR chapters_read > 0)
     GROUP BY category ORDER BY sessions DESC, category COLLATE "C"`;
}

/** An owner's latest session, by when it was last read in; null when there is none. */
export async function findLastSession(
  queries: Queries,
  { rows }: Owner,
): Promise<ReadingSessionResponse | null> {
  const row = await queries.readingSession.findFirst({
    where: { AND: [rows, READ] },
    orderBy: [{ touchedAt: "desc" }, { id: "desc" }],
  });
  return row && toSession(row);
}
