import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import { apiGet, apiGetPage } from "@/lib/http/request";
import { apiWrite, invalidate } from "@/lib/http/write";
import { historyChanged, SESSIONS } from "./report-reading";

export type { ReadingSession, Summary } from "./contract";

const contract = () => import("./contract");

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
