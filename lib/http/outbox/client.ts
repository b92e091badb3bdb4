// Writes that wait for a connection where there is none: what pages call.
import type { ZodMiniType } from "zod/mini";
import { requireOk } from "../request";
import { apiWrite, newKey } from "../write";
import type { Join, NewWrite } from "./queue";

type Runtime = typeof import("./runtime");

let loaded: Runtime | null = null;

/** The outbox; it is in the browser once a page was idle. Rejects where it cannot be fetched. */
export async function loadOutbox(): Promise<Runtime> {
  loaded = await import("./runtime");
  return loaded;
}

/** The outbox if it has been loaded, for a page that is being left. */
export const loadedOutbox = (): Runtime | null => loaded;

/** Where nothing can be kept: one after the other, as they were made. */
let last: Promise<unknown> = Promise.resolve();
function inOrder<Result>(write: () => Promise<Result>): Promise<Result> {
  const turn = last.then(write, write);
  last = turn.catch(() => undefined);
  return turn;
}

/** Sends what waits, for a write that must not come before it. Never rejects. */
export async function sendWaitingFirst(): Promise<void> {
  await (await loadOutbox().catch(() => null))?.sendWaiting();
}

/**
 * Sends a write like apiWrite, after all that waits; without a connection it is kept in the browser
 * and sent once there is one, also by a later visit. Gives the answer, or null when it is kept.
 * Throws like apiWrite; TypeError and TimeoutError only in a browser that keeps nothing.
 */
export async function writeOrKeep<Output>(
  write: NewWrite,
  loadSchema: () => Promise<ZodMiniType<Output>>,
  { onSaved, join }: { onSaved?: () => void; join?: Join } = {},
): Promise<Output | null> {
  const outbox = await loadOutbox().catch(() => null);
  const schema = loadSchema();
  // Without a connection nobody may ask for it.
  schema.catch(() => undefined);
  const answer = (await outbox?.sendOrKeep(write, join)) ?? null;
  if (answer === null) {
    const { method, path, body } = write;
    const options = { key: write.key ?? newKey(), ...(onSaved ? { onSaved } : {}) };
    return inOrder(() => apiWrite(method, path, body, loadSchema, options));
  }
  if (answer === "kept") return null;
  const parsed = (await schema).parse(await (await requireOk(answer)).json());
  onSaved?.();
  return parsed;
}
