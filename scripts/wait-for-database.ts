import { setTimeout as sleep } from "node:timers/promises";
import { checkReachable, DatabaseUnreachableError } from "./database";

/**
 * A server that starts together with us, or that comes back from a restart, needs seconds; a minute
 * is for slow machines.
 */
const DATABASE_WAIT_TRIES = 60;
const PAUSE_MS = 1_000;

/**
 * Returns when the database server lets us in. While nobody answers or the server is still
 * starting, it is asked once a second, 60 times at most. Throws DatabaseUnreachableError: the last
 * one, or at once when the server says no (password, name of the database).
 */
export async function waitForDatabase(
  connectionString: string,
  report: (line: string) => void,
  { tries = DATABASE_WAIT_TRIES, pause = () => sleep(PAUSE_MS) as Promise<void> } = {},
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await checkReachable(connectionString);
    } catch (error) {
      const mayPass = error instanceof DatabaseUnreachableError && error.mayPass;
      if (!mayPass || tried >= tries) throw error;
      if (tried === 1) report(`Waiting for the database. ${error.message.split("\n")[0]}`);
      await pause();
    }
  }
}
