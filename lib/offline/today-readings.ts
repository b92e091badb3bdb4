import { savesData, tellWorker } from "./tell-worker";

/**
 * Has the pages of what is due today stored, so that they can be read without a connection. The
 * page tells the worker, which asks for nothing that is a visitor's own.
 */
export async function storeTodaysReadings(references: readonly string[]): Promise<void> {
  if (references.length > 0 && !savesData()) {
    await tellWorker({ type: "today", references: [...references] });
  }
}
