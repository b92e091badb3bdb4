import type { Mutation, QueryClient } from "@tanstack/react-query";
import { isOnline, subscribe } from "../connection";
import { isOwnedPath } from "../owned-paths";
import { loadOutbox } from "./client";
import type { KeptWrite } from "./database";
import { followWaiting, onSentElsewhere } from "./runtime";

/** What marks the mutations that stand for writes that wait. */
const KEPT = { isKept: true };

/** Whether two say the same: one may have been joined with a newer one. */
const isSame = (one: KeptWrite, other: KeptWrite) =>
  JSON.stringify(one.variables) === JSON.stringify(other.variables);

/** Shows a write that waits as the mutation that it is, pending. */
function show(client: QueryClient, { mutationKey, variables, keptAt }: KeptWrite): Mutation {
  return client.getMutationCache().build(
    client,
    { mutationKey, meta: KEPT },
    {
      context: undefined,
      data: undefined,
      error: null,
      failureCount: 0,
      failureReason: null,
      // It is no mutation of this page's, which would be sent again when there is a network.
      isPaused: false,
      status: "pending",
      variables,
      submittedAt: keptAt,
    },
  ) as unknown as Mutation;
}

/**
 * Shows in a tab's views what waits in the outbox, and has them read anew what was written or
 * refused. Once for a tab's client.
 */
export function followOutbox(client: QueryClient): void {
  // For a page that is being left, which cannot wait for it.
  void loadOutbox();
  const shown = new Map<number, { mutation: Mutation; write: KeptWrite }>();

  followWaiting(async (waiting) => {
    const gone = new Map(shown);
    for (const write of waiting) {
      const known = shown.get(write.id);
      gone.delete(write.id);
      if (known && isSame(known.write, write)) continue;
      if (known) client.getMutationCache().remove(known.mutation);
      shown.set(write.id, { mutation: show(client, write), write });
    }
    if (gone.size === 0) return;
    for (const id of gone.keys()) shown.delete(id);
    const written = [...gone.values()];
    const keys = written.flatMap(({ write }) => write.readAnew);
    // Shown as pending until it is known to be there, so nothing comes and goes.
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))).catch(
      () => undefined,
    );
    for (const { mutation } of written) client.getMutationCache().remove(mutation);
  });

  onSentElsewhere((keys) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  });

  subscribe(() => {
    if (!isOnline()) return;
    // What was shown as it was last read.
    void client.invalidateQueries({
      predicate: ({ queryKey }) => isOwnedPath(`/${queryKey.slice(0, 2).join("/")}`),
    });
  });
}
