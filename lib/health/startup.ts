import "server-only";
import { EnvironmentError, env } from "@/lib/env";
import { announceLimits } from "@/lib/limits/service";
import { noteSocketAddresses } from "@/lib/limits/socket-address";
import { scheduleRetention } from "@/lib/workspaces/retention/service";
import { releaseDatabase } from "./data";
import { onStop } from "./lifecycle";
import { warmUp } from "./warm-up";

/**
 * What a server process does once at start: checks the environment (a wrong one ends the process
 * with the variable's name), prepares the orderly stop, begins to load the text without waiting for
 * it and sets the hourly forgetting going. Does nothing while the site is built.
 */
export function startUp(): void {
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  try {
    env();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`The configuration is not usable: ${error.message}\n`);
    process.exit(1);
  }
  announceLimits();
  noteSocketAddresses();
  onStop(releaseDatabase);
  void warmUp();
  scheduleRetention();
}
