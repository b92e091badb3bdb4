import type { Page } from "@playwright/test";
import { ownWrite } from "./own-write";

/**
 * What the reader reports: a chapter with the verses that were passed, on a day of the visitor's.
 */
export interface ReportedReading {
  /** OSIS id. */
  book: string;
  chapter: number;
  /** [first, last] runs; a chapter whose every verse was passed counts as read. */
  passed: readonly (readonly [number, number])[];
  /** YYYY-MM-DD */
  today: string;
  /**
   * Visible seconds; 60 when left out. The server believes 120 in the first report and then no more
   * than went by on its clock.
   */
  seconds?: number;
}

/**
 * Makes a session of the reading history as the reader does. Of readings reported at once only the
 * first has minutes: the others count when their chapter was passed whole. Within twenty minutes
 * the same book on the same day goes on with the session there is.
 */
export async function reportReading(page: Page, reading: ReportedReading): Promise<{ id: string }> {
  return ownWrite(page, "POST", "/api/workspace/sessions", { seconds: 60, ...reading });
}

/** A session as a visitor's own file brings it back. */
export interface KeptSession {
  /** YYYY-MM-DD */
  day: string;
  /** Where the reader opens; in a file it may be anything. */
  reference: string;
  minutes: number;
  /** OSIS id, of which the category follows; John when left out. */
  book?: string;
  title?: string;
  notes?: string | null;
  type?: "chapter" | "passage" | "psalm";
}

/**
 * Brings back a history with days and minutes of any kind, as an import of the visitor's own file does. The first one is the newest. Imports are
 * limited to a few an hour (LIMIT_IMPORTS_PER_HOUR), also in a test run: use `tellReading` where the minutes do not matter.
 */
export async function keepSessions(page: Page, sessions: readonly KeptSession[]): Promise<void> {
  const now = Date.now();
  await ownWrite(page, "POST", "/api/workspace/import", {
    format: "truth-uncovered-workspace",
    version: 2,
    collections: [],
    creations: [],
    conversations: [],
    sessions: sessions.map(({ day, reference, minutes, book, title, notes, type }, index) => ({
      day,
      reference,
      title: title ?? reference,
      book: book ?? "John",
      type: type ?? "chapter",
      seconds: minutes * 60,
      chapters: [],
      notes: notes ?? null,
      createdAt: new Date(now - (index + 1) * 60_000).toISOString(),
    })),
  });
}
