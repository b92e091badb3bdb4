// Only the page of a shared link loads it.
import { mutationOptions } from "@tanstack/react-query";
import { apiWrite, invalidate } from "@/lib/http/write";
import { OWNED_KEYS } from "@/lib/workspaces/read-owned-anew";
import type { SharedCollection } from "./contract";

/** How long bringing in a whole collection may take, in ms. */
const COPY_DEADLINE_MS = 60_000;

interface Copy {
  shared: SharedCollection;
  /** Tells a repeated request from a second one: the same again adds nothing. */
  startedAt: Date;
}

function sendCopy({ shared: { title, description, verses }, startedAt }: Copy) {
  const createdAt = startedAt.toISOString();
  const copied = verses.flatMap(({ reference, translation, verseText }) =>
    verseText === null || reference === null
      ? []
      : // The server takes the words and the location of a verse from its own table.
        [
          {
            ...{ reference, translation, verseText, book: "", chapter: 0, verse: 0 },
            ...{ personalNote: null, createdAt },
          },
        ],
  );
  return apiWrite(
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
}

/**
 * Saves a copy of a shared collection among the visitor's own, all or nothing. Verses without words
 * (nobody has checked them) are left out. Fails like apiWrite.
 */
export const copySharedMutation = mutationOptions({
  mutationKey: ["api", "collections", "copy shared"],
  mutationFn: sendCopy,
  onSuccess: (_copied, _sent, _before, { client }) => invalidate(client, ...OWNED_KEYS),
});
