// What the reader tells the site of a chapter. A chapter's page has it without TanStack Query, which
// is for parts that read our API.
import type { QueryClient } from "@tanstack/react-query";
import type { Join, NewWrite } from "@/lib/http/outbox/queue";
import { apiWrite, invalidate } from "@/lib/http/write";
import { WORKSPACE } from "@/lib/workspaces/query-key";
import { MOST_RUNS, MOST_SECONDS } from "./constants";

const contract = () => import("./contract");

/** The key of everything that is read of the history. */
export const SESSIONS = [...WORKSPACE, "sessions"] as const;

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
