"use client";

import { useMutation } from "@tanstack/react-query";
import { DeleteDialog } from "@/components/common/delete-dialog";
import { type CollectionVerse, removeVerseMutation } from "@/lib/collections/verse-client";

/**
 * Asks before an entry that names no verse is removed: it came with a file, and only a
 * reference can be added again.
 */
export function RemoveEntryDialog({
  verse: { id, reference },
  onClose,
}: {
  verse: CollectionVerse;
  onClose: () => void;
}) {
  const { mutateAsync } = useMutation(removeVerseMutation);
  return (
    <DeleteDialog
      title="Remove Entry"
      button="Remove"
      name={reference}
      failure="The entry couldn’t be removed"
      remove={() => mutateAsync(id)}
      onClose={onClose}
      onDeleted={onClose}
    >
      <p className="wrap-anywhere">
        <b className="font-semibold">“{reference}”</b> names no verse in this Bible, so it couldn’t
        be put back. It will be removed with its words and your note on it.
      </p>
    </DeleteDialog>
  );
}
