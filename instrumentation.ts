/** Called by Next once per server process, before the first request. A wrong environment ends the process with its reason. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build")
    return;
  const { EnvironmentError } = await import("@/lib/env");
  const { startUp } = await import("@/lib/health/startup");
  const { closeDatabase } = await import("@/lib/db/client");
  try {
    startUp(closeDatabase);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`The configuration is not usable: ${error.message}\n`);
    process.exit(1);
  }
}
