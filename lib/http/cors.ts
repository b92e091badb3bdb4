import "server-only";
import { env } from "@/lib/env";

/** What scripts of other sites may read of an answer besides its body. */
const READABLE = "ETag, Link, RateLimit, RateLimit-Policy, Retry-After";
/** What they may send. If-None-Match is one of those that browsers ask about. */
const SENDABLE = "Content-Type, If-None-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name";
/** Browsers remember what they were told for two hours at most. */
const REMEMBERED_SECONDS = "7200";

/**
 * Opens an answer to the scripts of every site: without cookies, since `*` is never sent with
 * them. For what is the same for everybody alone. Nothing with API_CORS=off.
 */
export function openToOtherSites(headers: Headers): void {
  if (!env().API_CORS) return;
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set("Access-Control-Expose-Headers", READABLE);
}

/** Whether a browser asks what the script of another site may send here (Fetch standard). */
function isPreflight({ method, headers }: Request): boolean {
  return (
    method === "OPTIONS" && headers.has("origin") && headers.has("access-control-request-method")
  );
}

/**
 * The answer to a browser's question whether another site's script may call an address by one of
 * these methods; null when the request is no such question, or the answer is no: an address that
 * says nothing of other sites is closed to them.
 */
export function preflightResponse(request: Request, methods: readonly string[]): Response | null {
  if (methods.length === 0 || !isPreflight(request) || !env().API_CORS) return null;
  const headers = new Headers({
    "Access-Control-Allow-Methods": methods.join(", "),
    "Access-Control-Allow-Headers": SENDABLE,
    "Access-Control-Max-Age": REMEMBERED_SECONDS,
    "Cache-Control": "no-store",
  });
  openToOtherSites(headers);
  return new Response(null, { status: 204, headers });
}
