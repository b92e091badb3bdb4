// Tabs of one browser notify each other of what changed. Every page that reads loads it.
import type { QueryClient, QueryKey } from "@tanstack/react-query";

const CHANNEL = "truth-uncovered-changes";
let channel: BroadcastChannel | null = null;

/** Makes a tab read anew what another tab has changed. Called once for a tab's client. */
export function followOtherTabs(client: QueryClient): void {
  if (typeof BroadcastChannel === "undefined" || channel) return;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<QueryKey[]>) => {
    for (const queryKey of data) void client.invalidateQueries({ queryKey });
  });
}

/** Reports to the other tabs that what was read under these keys has changed. */
export function notifyOtherTabs(keys: readonly QueryKey[]): void {
  channel?.postMessage(keys);
}
