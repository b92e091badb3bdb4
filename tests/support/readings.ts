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
