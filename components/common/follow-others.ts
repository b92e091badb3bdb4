import type { QueryClient } from "@tanstack/react-query";
import { isLinked } from "@/lib/http/linked";
import { followOutbox } from "@/lib/http/outbox/follow";

/**
 * Shows in a tab what waits in the outbox, and what other devices change. Only a browser that
 * shares its workspace with them fetches what asks for that; also once another tab has linked it.
 */
export function followOthers(client: QueryClient): void {
  followOutbox(client);
  const start = () => {
    if (!isLinked()) return;
    window.removeEventListener("storage", start);
    import("@/lib/workspaces/changes/follow").then(
      (changes) => changes.followChanges(client),
      () => null,
    );
  };
  window.addEventListener("storage", start);
  start();
}
