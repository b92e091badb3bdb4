import "server-only";
import { after } from "next/server";
import { log } from "@/lib/log";

/**
 * Does something after the answer of the request that is being handled, so that no visitor waits
 * for it; a function that is frozen between requests is kept awake until it is done. Outside a
 * request (at the start, in tests) it begins at once. A failure is logged.
 */
export function afterAnswer(work: () => Promise<unknown>): void {
  const quietly = async () => {
    await work().catch((error: unknown) => log.warn({ err: error }, "work after an answer failed"));
  };
  try {
    after(quietly);
  } catch {
    // There is no request to wait for.
    void quietly();
  }
}
