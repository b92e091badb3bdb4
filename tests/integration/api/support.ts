import { warmUpScripture } from "@/lib/bible/data";
import { closeDatabase } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { withClient } from "../embedded/support";

const ORIGIN = "http://localhost:3000";

/**
 * Calls a route handler as Next does and reads its JSON. `target` is path and query, `params` the
 * named parts of the path.
 */
export async function call(
  handler: Handler,
  target: string,
  init?: RequestInit,
  params: Record<string, string> = {},
) {
  const response = await handler(new Request(`${ORIGIN}${target}`, init), {
    params: Promise.resolve(params),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    type: response.headers.get("content-type"),
    body: text === "" ? null : JSON.parse(text),
  };
}

/** A path with query parameters, encoded. */
export function withQuery(path: string, query: Record<string, string | number>): string {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  return `${path}?${parameters}`;
}

/** Before the tests of a file: the text is loaded, so that no request has to wait for it. */
export function loadScriptureFirst(): void {
  beforeAll(warmUpScripture);
}

/**
 * Deletes every workspace with all that hangs on it. On a connection of its own: the site's ends a
 * statement after two seconds, and what an earlier file has left may take a busy machine longer.
 */
export async function deleteWorkspaces(): Promise<void> {
  await withClient(process.env.DATABASE_URL ?? "", (client) =>
    client.query("DELETE FROM workspaces"),
  );
}

/** Lets the test process end: no connection stays open. Call in afterAll. */
export async function disconnect(): Promise<void> {
  await closeDatabase();
}
