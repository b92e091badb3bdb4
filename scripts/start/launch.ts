import type { ChildProcess } from "node:child_process";
import { type OpenDatabase, openDatabase } from "../database";
import { fail } from "../progress";
import { exitCode, killChild, stopChild } from "./children";

/** The site gives requests under way ten seconds; a little more lets it close its connections. */
const DRAIN_MS = 11_000;
/** npm and the terminal may both pass one Ctrl-C on; only a later one means to stop at once. */
const SECOND_SIGNAL_MS = 500;
/**
 * The embedded database cannot be interrupted from inside, so one query must not hold it long;
 * the same limits stand in docs/operations.md.
 */
const EMBEDDED_LIMITS =
  "statement_timeout=3000&lock_timeout=1000&idle_in_transaction_session_timeout=5000";

/** Ends a step that finds the command stopping; nothing is reported then. */
class Stopping extends Error {}

/**
 * A command that opens the database, starts processes and watches over them until it is told to
 * stop: `npm start` and `npm run dev`. The processes end first, the database last.
 */
export class Launch {
  readonly #started = performance.now();
  readonly #children: { child: ChildProcess; graceMs: number }[] = [];
  #database: OpenDatabase | null = null;
  #stoppingSince: number | null = null;

  /** Prints a line with the seconds since the start. */
  say(line: string): void {
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(1).padStart(5);
    console.log(`${seconds} s  ${line}`);
  }

  /** Opens the database that the environment names. Throws what `openDatabase` throws. */
  async openDatabase(): Promise<OpenDatabase> {
    this.#database = await openDatabase((line) => this.say(`      ${line}`));
    if (this.#stoppingSince !== null) {
      await this.#database.close();
      throw new Stopping();
    }
    return this.#database;
  }

  /** Ends the process with the command, by force when `graceMs` were not enough. */
  watch(child: ChildProcess, graceMs = DRAIN_MS): ChildProcess {
    this.#children.push({ child, graceMs });
    return child;
  }

  /**
   * Gives the exit code of a step's process; ends the running step when the command is stopping.
   */
  async finish(child: ChildProcess): Promise<number> {
    const code = await exitCode(child);
    this.continue();
    return code;
  }

  /** Ends the running step when the command is stopping. */
  continue(): void {
    if (this.#stoppingSince !== null) throw new Stopping();
  }

  /**
   * Waits for the server, which should run until the command is stopped; its end is the command's.
   */
  async attend(server: ChildProcess): Promise<void> {
    const code = await this.finish(server);
    console.error(`The web server ended by itself with ${code}.`);
    await this.#database?.close();
    process.exit(code);
  }

  /** Runs the command's steps with the signals that stop it heard; prints why when one fails. */
  run(steps: () => Promise<void>): void {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => this.#onSignal(signal));
    }
    steps().catch(async (error: unknown) => {
      // While stopping, steps cut off in the middle fail; that is no news.
      if (this.#stoppingSince !== null) return;
      this.#killAll();
      await this.#database?.close();
      fail(error);
    });
  }

  #onSignal(signal: NodeJS.Signals): void {
    const code = signal === "SIGINT" ? 130 : 0;
    if (this.#stoppingSince === null) {
      this.#stoppingSince = performance.now();
      this.say(
        "Stopping; requests under way are finished first. Press Ctrl-C again to stop at once.",
      );
      this.#stopAll().then(
        () => process.exit(code),
        () => process.exit(1),
      );
      return;
    }
    if (performance.now() - this.#stoppingSince < SECOND_SIGNAL_MS) return;
    this.#killAll();
    process.exit(130);
  }

  /** The site first, so that it can still answer; then the database. */
  async #stopAll(): Promise<void> {
    await Promise.all(this.#children.map(({ child, graceMs }) => stopChild(child, graceMs)));
    await this.#database?.close();
    this.say("Stopped");
  }

  /** The database process notices by itself that we are gone and writes everything out. */
  #killAll(): void {
    for (const { child } of this.#children) killChild(child);
  }
}

/** The environment of a web server on this database. */
export function siteEnvironment({ connectionString, embedded }: OpenDatabase): NodeJS.ProcessEnv {
  if (!embedded) return process.env;
  return {
    DATABASE_POOL_MAX: "1",
    ...process.env,
    DATABASE_URL: `${connectionString}?${EMBEDDED_LIMITS}`,
  };
}
