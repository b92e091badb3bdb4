/** Called by Next once per server process, before the first request. */
export async function register(): Promise<void> {
  // Written so that the compiler drops the import where there is no Node (Next compiles this file
  // for the edge as well).
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startUp } = await import("@/lib/health/startup");
    startUp();
  }
}
