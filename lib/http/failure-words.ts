import { problemDetail } from "./request";

/**
 * What to show a visitor for a failed request: the server's own words, else what is wrong with the
 * connection, else `fallback`. Pages that only read need nothing more of lib/http/write.
 */
export function failureWords(error: unknown, fallback: string): string {
  const problem = problemDetail(error);
  if (problem) return problem.detail;
  if (typeof navigator !== "undefined" && navigator.onLine === false) {
    return "You’re offline. Please try again when you’re connected.";
  }
  const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
  if (isTimeout) return "The server took too long to answer. Please try again.";
  return fallback;
}
