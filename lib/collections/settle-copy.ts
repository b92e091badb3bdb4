import { mutationOptions } from "@tanstack/react-query";
import { invalidate } from "@/lib/http/write";
import { WORKSPACE } from "@/lib/workspaces/query-key";
import { COLLECTIONS, versesKey } from "./client";
import { type CollectionVerse, patchVerse, showVerses } from "./verse-client";

/**
 * Takes a copy of a note away, or with `text` joins it to the note first. Fails like apiWrite; a
 * conflict's problem carries `current`.
 */
export const settleCopyMutation = mutationOptions({
  mutationKey: [...COLLECTIONS, "settle copy"],
  mutationFn: ({ verse, copy, text }: CopyChange) =>
    patchVerse(verse.id, {
      version: verse.version,
      dropCopy: copy,
      ...(text === undefined ? {} : { personalNote: text }),
    }),
  onSuccess: (changed, { verse }, _before, { client }) =>
    showVerses(client, verse.collectionId, (verses) =>
      verses.map((each) => (each.id === changed.id ? changed : each)),
    ),
  onSettled: (_changed, _error, { verse }, _before, { client }) => {
    void invalidate(client, versesKey(verse.collectionId), [...WORKSPACE, "notes"]);
  },
});

interface CopyChange {
  verse: Pick<CollectionVerse, "id" | "version" | "collectionId">;
  /** Its id. */
  copy: string;
  text?: string;
}
