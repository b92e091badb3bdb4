// Only the page of a shared link loads it.
import type { QueryClient } from "@tanstack/react-query";
import { apiWrite, invalidate } from "@/lib/http/write";
import { OWNED_KEYS } from "@/lib/workspaces/client";
import type { SharedCollection } from "./contract";

/** How long bringing in a whole collection may take, in ms. */
const COPY_DEADLINE_MS = 60_000;

/**
 * Keeps a copy of a shared collection among the visitor's own, all or nothing. Verses without words (nobody has checked them) are left out.
 * `startedAt` tells a repeated wish from a second one: the same again adds nothing. Throws like apiWrite.
 */
export async function copySharedCollection(
  client: QueryClient,
  { title, description, verses }: SharedCollection,
  startedAt: Date,
): Promise<void> {
  const createdAt = startedAt.toISOString();
  const copied = verses.flatMap(({ reference, translation, verseText }) =>
    verseText === null || reference === null
      ? []
      : // The server takes words and place of a verse from its own table.
        [
          {
            ...{ reference, translation, verseText, book: "", chapter: 0, verse: 0 },
            ...{ personalNote: null, createdAt },
          },
        ],
  );
  await apiWrite(
    "POST",
    "/api/workspace/import",
    {
      format: "truth-uncovered-workspace",
      version: 1,
      collections: [{ title, description: description ?? null, createdAt, verses: copied }],
      creations: [],
      conversations: [],
    },
    async () => (await import("@/lib/workspaces/contract")).imported,
    { deadlineMs: COPY_DEADLINE_MS },
  );
  await invalidate(client, ...OWNED_KEYS);
}
