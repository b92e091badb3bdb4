// What pages change: sent with the headers every write needs, once, and reported to the other tabs.
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { ZodMiniType } from "zod/mini";
import { hasWritten, noteWorkspace } from "./has-workspace";
import { notifyOtherTabs } from "./other-tabs";
import { report } from "./reports";
import { HttpError, problemDetail, requireOk } from "./request";

/** How long a page waits for the answer to a write, in ms; an import has its own. */
const DEADLINE_MS = 20_000;

/**
 * Runs a request that may make this browser's workspace. First ones wait for each other, in all
 * tabs, so that two of them cannot make two workspaces; `send` is over when the answer's headers
 * (with the cookie) are there.
 */
export async function inTurn(send: () => Promise<Response>): Promise<Response> {
  if (hasWritten(false)) return send();
  // Plain http has no locks.
  const response = await (navigator.locks?.request("truth-uncovered-first-write", send) ?? send());
  if (response.ok) noteWorkspace(true);
  return response;
}

/** A random id of 128 bits in hex. `crypto.randomUUID` does not exist on plain http addresses. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Keys of writes whose answer never came, by what they were: asked again, they are the same write.
 */
const openKeys = new Map<string, string>();

/** What is sent of a write, but for its deadline. */
export function toRequest(method: WriteMethod, body: unknown, key: string): RequestInit {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return {
    method,
    credentials: "include",
    headers: {
      Accept: "application/json",
      "X-Client": "web",
      "Idempotency-Key": key,
      ...(text === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(text === undefined ? {} : { body: text }),
  };
}

export type WriteMethod = "POST" | "PUT" | "PATCH" | "DELETE";

export interface WriteOptions {
  deadlineMs?: number;
  /** The request outlives its page. */
  keepalive?: boolean;
  /** For a caller that itself tracks which write is which. */
  key?: string;
  /** Called when the answer is there: something more is saved for the visitor. */
  onSaved?: () => void;
}

/**
 * Sends a write to one of our own paths and checks the answer against a schema. It carries an
 * Idempotency-Key that stays the same when the visitor tries again after an answer that never came,
 * so nothing is written twice. Not retried by itself. Throws HttpError on a failed answer (its
 * problem says why; a 409 of a stale version carries `current`), TypeError without a connection,
 * TimeoutError after `deadlineMs`, and the schema's error.
 */
export async function apiWrite<Output>(
  method: WriteMethod,
  path: string,
  body: unknown,
  loadSchema: () => Promise<ZodMiniType<Output>>,
  { deadlineMs = DEADLINE_MS, keepalive = false, key: givenKey, onSaved }: WriteOptions = {},
): Promise<Output> {
  const request = `${method} ${path} ${body === undefined ? "" : JSON.stringify(body)}`;
  const key = givenKey ?? openKeys.get(request) ?? newKey();
  if (!givenKey) openKeys.set(request, key);
  const send = () =>
    fetch(path, {
      ...toRequest(method, body, key),
      keepalive,
      signal: AbortSignal.timeout(deadlineMs),
    });
  const sent = inTurn(send);
  void sent.catch((error) => error).then((outcome) => report("", outcome));
  const [response, schema] = await Promise.all([sent, loadSchema()]);
  // A definite answer ends the request; after a fault of the server nobody knows what became of it.
  if (response.status < 500) openKeys.delete(request);
  const answer = schema.parse(await (await requireOk(response)).json());
  onSaved?.();
  return answer;
}

/** True when the thing written to was changed elsewhere since it was read. */
export function isConflict(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}

/**
 * The fields of the row as it is now, where a conflict's answer holds it, for the caller to check;
 * null for any other failure.
 */
export function conflictingRow(error: unknown): Record<string, unknown> | null {
  const current = isConflict(error) ? problemDetail(error)?.current : null;
  return current && typeof current === "object" ? (current as Record<string, unknown>) : null;
}

/**
 * Makes what was read under these keys be read anew, here and in other tabs. Resolves when what is
 * on screen here has been.
 */
export async function invalidate(client: QueryClient, ...keys: QueryKey[]): Promise<void> {
  notifyOtherTabs(keys);
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
