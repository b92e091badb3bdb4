import type { SiteFile } from "./worker-facts";

/** What a page tells the worker. */
export type ToWorker =
  /** A waiting worker takes over; the page that asks reloads. Serwist's own word. */
  | { type: "SKIP_WAITING" }
  /**
   * A page was opened, perhaps without a request that the worker saw: the first one, or by a link
   * in place. `files` are those of the build that it has loaded.
   */
  | { type: "opened"; path: string; files: string[] }
  /** What is due today, whose chapters are to be stored. */
  | { type: "today"; references: string[] }
  /** Asks for {@link SiteAnswer}. */
  | { type: "site" };

/** The build of the worker, and what it wants kept so that the reader opens offline. */
export interface SiteAnswer {
  buildId: string;
  files: SiteFile[];
}
