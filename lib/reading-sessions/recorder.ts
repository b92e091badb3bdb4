// The recorder of what is read: one for a tab, so that what could not be told outlives the chapter and the page it was read on.
import { type BookId, getBook } from "@/lib/bible/canon";
import { HttpError } from "@/lib/http/request";
import { newKey } from "@/lib/http/write";
import { type Touch, tellReading } from "./client";
import { MERGE_MS } from "./constants";
import { ChapterReading, toPrintedVerses } from "./recorder-chapter";
import { Outbox, type Outcome } from "./recorder-outbox";

/** How long what could not be told waits before it is tried again, in ms. */
const RETRY_MS = 30_000;

/** A chapter with the words that are on the page. */
export interface OpenChapter {
  book: BookId;
  chapter: number;
  verses: readonly { verse: number; text: string }[];
}

/** What the server said to a word about a chapter. */
export type KeptListener = (kept: { book: string; chapter: number; isDone: boolean }) => void;

const listeners = new Set<KeptListener>();
/** Chapters that were open in this tab, by book and chapter, with the moment at which they were last read. */
const readings = new Map<string, { reading: ChapterReading; readAt: number }>();
let retry: number | null = null;

/** Tells one word. Certain failures before anything was kept are `later`; after a fault or a lost answer nobody knows. */
async function send(word: Touch, key: string): Promise<Outcome> {
  if (!navigator.onLine) return "later";
  try {
    const { chapterDone } = await tellReading(word, key);
    for (const listener of listeners) listener({ ...word, isDone: chapterDone });
    return "kept";
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) return "unknown";
    if (error.status === 409) return "used";
    return error.status === 429 ? "later" : "refused";
  }
}

const outbox = new Outbox(send, newKey);

/** Calls the listener for each word that the server has. Returns the end of it. */
export function onKept(listener: KeptListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The reading of a chapter that goes on at `now` (ms): the one that stopped less than twenty minutes ago, else a new one. */
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

/** Hands on what is new about a chapter, to be told. */
export function handOn({ book, chapter }: OpenChapter, reading: ChapterReading): void {
  for (const news of reading.takeNews()) outbox.add({ book, chapter, ...news });
}

/** Tells the server what it does not have yet, now or once there is a connection. Resolves when that is done or put off; never rejects. */
export async function tellUntold(): Promise<void> {
  if (outbox.isEmpty) return;
  await outbox.flush();
  window.removeEventListener("online", tellUntold);
  if (retry !== null) window.clearTimeout(retry);
  retry = null;
  if (outbox.isEmpty) return;
  window.addEventListener("online", tellUntold);
  retry = window.setTimeout(tellUntold, RETRY_MS);
}

/** Forgets what was read and not told: everything was deleted, or nothing is to be kept any more. */
export function forgetUntold(): void {
  readings.clear();
  outbox.clear();
}
