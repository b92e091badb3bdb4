import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type { Join, NewWrite } from "@/lib/http/outbox/queue";
import { apiGet, apiGetPage } from "@/lib/http/request";
import { apiWrite, invalidate } from "@/lib/http/write";
import { WORKSPACE } from "@/lib/workspaces/query-key";
import { MOST_RUNS, MOST_SECONDS } from "./constants";

export type { ReadingSession, Summary } from "./contract";

const contract = () => import("./contract");

const SESSIONS = [...WORKSPACE, "sessions"] as const;

/** The visitor's reading history, newest first, a hundred a page. */
export const sessionsOptions = () =>
  infiniteQueryOptions({
    queryKey: SESSIONS,
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      apiGetPage(
        pageParam || "/api/workspace/sessions",
        {},
        async () => (await contract()).readingSessionList,
        signal,
      ),
    getNextPageParam: (last) => last.next,
  });

/**
 * The figures of the history on a day of the visitor's (YYYY-MM-DD), with one year day by day (that
 * of today when left out).
 */
export const summaryOptions = (today: string, year?: string) =>
  queryOptions({
    queryKey: [...SESSIONS, "summary", { today, year }],
    queryFn: ({ signal }) =>
      apiGet(
        "/api/workspace/sessions/summary",
        { today, ...(year ? { year } : {}) },
        async () => (await contract()).summary,
        signal,
      ),
  });

/** What the reader reports: what is new since its last report. */
export interface Touch {
  /** OSIS id. */
  book: string;
  chapter: number;
  /** Verses that were passed: [first, last]. */
  passed: readonly (readonly [number, number])[];
  /** Seconds in which the page was visible. */
  seconds: number;
  /** The visitor's day, YYYY-MM-DD. */
  today: string;
}

export const SESSIONS_PATH = "/api/workspace/sessions";

/**
 * A report as the outbox keeps it, to be sent `late`; `triedAt` (ms since 1970) where it was sent
 * already. Reports of one chapter and day are joined, as far as one may say so much.
 */
export function lateReport(touch: Touch, key: string, triedAt: number | null) {
  const { book, chapter, today } = touch;
  const write: NewWrite = {
    method: "POST",
    path: SESSIONS_PATH,
    body: { ...touch, late: true },
    what: `Your reading of ${today}`,
    mutationKey: [...SESSIONS, "report"],
    variables: null,
    readAnew: [WORKSPACE],
    // The verses count once however often they come; the time would not.
    forgotten: { seconds: 0 },
    joins: `reading ${book} ${chapter} ${today}`,
    key,
    ...(triedAt === null ? {} : { triedAt }),
  };
  return { write, join: joinReports };
}

const joinReports: Join = (older, newer) => {
  const [one, other] = [older, newer] as unknown as [Touch, Touch];
  const seconds = one.seconds + other.seconds;
  const passed = [...one.passed, ...other.passed];
  return seconds <= MOST_SECONDS && passed.length <= MOST_RUNS
    ? { ...older, seconds, passed }
    : null;
};

/**
 * Reports what was read, under a key by which the server knows it again; the request outlives its
 * page. Gives the session it belongs to, and whether the chapter was finished by it. Throws like
 * apiWrite: 409 when the key was used for another report. Nothing is read again: the reader shows
 * none of it; a page that does calls `historyChanged`.
 */
export function reportReading(touch: Touch, key: string) {
  return apiWrite("POST", SESSIONS_PATH, touch, async () => (await contract()).touched, {
    key,
    keepalive: true,
  });
}

/** Has the history read again after it changed, here and in other tabs. */
export function historyChanged(client: QueryClient): Promise<void> {
  return invalidate(client, WORKSPACE);
}

/** What a visitor changes of a session, from the version that was seen. */
export interface SessionChange {
  version: number;
  /** Left out, it goes on following what is read. */
  title?: string;
  notes: string | null;
}

/**
 * Changes a session's title or notes. Fails like apiWrite; a conflict's problem carries `current`.
 */
export const changeSessionMutation = (id: string) =>
  mutationOptions({
    mutationKey: [...SESSIONS, id, "change"],
    mutationFn: (change: SessionChange) =>
      apiWrite(
        "PATCH",
        `/api/workspace/sessions/${id}`,
        change,
        async () => (await contract()).readingSession,
      ),
    onSettled: (_session, _error, _change, _result, { client }) => invalidate(client, SESSIONS),
  });

/** Deletes a session. Fails like apiWrite. */
export const deleteSessionMutation = (id: string) =>
  mutationOptions({
    mutationKey: [...SESSIONS, id, "delete"],
    mutationFn: () =>
      apiWrite(
        "DELETE",
        `/api/workspace/sessions/${id}`,
        undefined,
        async () => (await contract()).deleted,
      ),
    onSettled: (_answer, _error, _variables, _result, { client }) => historyChanged(client),
  });
