import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "@/lib/http/write";
import { WORKSPACE } from "./query-key";

/** Everything a visitor owns is read under these keys. */
export const OWNED_KEYS = [
  WORKSPACE,
  ["api", "collections"],
  ["api", "creations"],
  ["api", "conversations"],
] as const;

/**
 * Reads everything owned anew, after an import, a transfer or a deletion: what is on screen here
 * and in other tabs at once, the rest when it is next asked for; and what the home page has noted.
 */
export async function readOwnedAnew(client: QueryClient): Promise<void> {
  for (const queryKey of OWNED_KEYS) client.removeQueries({ queryKey, type: "inactive" });
  noteDueAnew(client);
  await invalidate(client, ...OWNED_KEYS);
}

/** Has the days noted on which something is due by heart. */
export function noteDueAnew(client: QueryClient): void {
  import("@/lib/learning/note-due").then(
    ({ readDueDays }) => readDueDays(client),
    () => null,
  );
}
