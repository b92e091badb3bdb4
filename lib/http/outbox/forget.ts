import { loadOutbox } from "./client";
import { removeMark } from "./mark";

/**
 * Forgets all that is kept for the time without a network, in all tabs: at once what waits and what
 * was read, and with the promise the database that held them. Never rejects.
 */
export async function forgetKept(): Promise<void> {
  removeMark();
  // Without it, what is there bears no mark any more, and goes with the next visit.
  await (await loadOutbox().catch(() => null))?.forgetKept();
}
