// The recorder of what is read: one for a tab, so that what could not be reported outlives the
// chapter and the page it was read on.
import { type BookId, getBook } from "@/lib/bible/canon";
import { isConnectionFailure, isOnline } from "@/lib/http/connection";
import { loadedOutbox } from "@/lib/http/outbox/client";
import { countWaiting } from "@/lib/http/outbox/status";
import { HttpError } from "@/lib/http/request";
import { newKey } from "@/lib/http/write";
import { MERGE_MS } from "./constants";
import { ChapterReading, toPrintedVerses } from "./recorder-chapter";
import { Outbox, type Outcome } from "./recorder-outbox";
import { lateReport, reportReading, SESSIONS_PATH, type Touch } from "./report-reading";

/** How long what could not be reported waits before it is tried again, in ms. */
const RETRY_MS = 30_000;

/** A chapter with the words that are on the page. */
export interface OpenChapter {
  book: BookId;
  chapter: number;
  verses: readonly { verse: number; text: string }[];
}

/** Gets what the server answered to a report about a chapter. */
export type ReportListener = (reported: { book: string; chapter: number; isDone: boolean }) => void;

const listeners = new Set<ReportListener>();
/**
 * Chapters that were open in this tab, by book and chapter, with the moment at which they were last
 * read.
 */
const readings = new Map<string, { reading: ChapterReading; readAt: number }>();
let retry: number | null = null;

let isHearing = false;

/** A report that waited in the outbox is saved. */
function hear({ path, body }: { path: string; body: object }, answer: unknown): void {
  if (path !== SESSIONS_PATH) return;
  const { book, chapter } = body as Touch;
  const isDone = (answer as { chapterDone?: boolean } | null)?.chapterDone === true;
  for (const listener of listeners) listener({ book, chapter, isDone });
}

/**
 * Hands a report to the browser's outbox, where it outlives the tab; as saved as can be. `triedAt`
 * (ms since 1970) where it was sent already. Gives `otherwise` where nothing can be kept.
 */
async function keep(
  report: Touch,
  key: string,
  triedAt: number | null,
  otherwise: Outcome,
): Promise<Outcome> {
  const { write, join } = lateReport(report, key, triedAt);
  const kept = loadedOutbox();
  if (kept && !isHearing) kept.onSent(hear);
  isHearing ||= kept !== null;
  return (await kept?.keepForLater(write, join)) ? "saved" : otherwise;
}

/**
 * Sends one report. Certain failures before anything was saved are `later`; after a fault or a lost
 * answer nobody knows.
 */
async function send(report: Touch, key: string): Promise<Outcome> {
  // What waits comes first: the server believes no more time than went by since the last report.
  if (!isOnline() || countWaiting() > 0) return keep(report, key, null, "later");
  const now = Date.now();
  try {
    const { chapterDone } = await reportReading(report, key);
    for (const listener of listeners) listener({ ...report, isDone: chapterDone });
    return "saved";
  } catch (error) {
    if (isConnectionFailure(error)) return keep(report, key, now, "unknown");
    if (!(error instanceof HttpError) || error.status >= 500) return "unknown";
    if (error.status === 409) return "used";
    return error.status === 429 ? "later" : "refused";
  }
}

const outbox = new Outbox(send, newKey);

/** Calls the listener for each report that the server has. Returns the end of it. */
export function onReported(listener: ReportListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * The reading of a chapter that goes on at `now` (ms): the one that stopped less than twenty
 * minutes ago, else a new one.
 */
export function openReading({ book, chapter, verses }: OpenChapter, now: number): ChapterReading {
  const key = `${book}.${chapter}`;
  const known = readings.get(key);
  if (known && now - known.readAt < MERGE_MS) {
    known.readAt = now;
    return known.reading;
  }
  const count = getBook(book).verseCounts[chapter - 1] ?? 0;
  const reading = new ChapterReading(toPrintedVerses(verses, count));
  readings.set(key, { reading, readAt: now });
  return reading;
}

/** Hands on what is new about a chapter, to be reported. */
export function handOn({ book, chapter }: OpenChapter, reading: ChapterReading): void {
  for (const news of reading.takeNews()) outbox.add({ book, chapter, ...news });
}

/**
 * Reports to the server what it does not have yet, now or once there is a connection. Resolves when
 * that is done or put off; never rejects.
 */
export async function reportUnreported(): Promise<void> {
  if (outbox.isEmpty) return;
  await outbox.flush();
  window.removeEventListener("online", reportUnreported);
  if (retry !== null) window.clearTimeout(retry);
  retry = null;
  if (outbox.isEmpty) return;
  window.addEventListener("online", reportUnreported);
  retry = window.setTimeout(reportUnreported, RETRY_MS);
}

/**
 * Forgets what was read and not reported: everything was deleted, or no history is wanted any more.
 */
export function forgetUnreported(): void {
  readings.clear();
  outbox.clear();
  void loadedOutbox()?.dropKept(SESSIONS_PATH);
}
