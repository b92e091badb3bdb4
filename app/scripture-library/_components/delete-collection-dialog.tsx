"use client";

import { useMutation } from "@tanstack/react-query";
import { DeleteDialog } from "@/components/common/delete-dialog";
import { type Collection, deleteCollectionMutation } from "@/lib/collections/client";
import { formatVerseCount } from "@/lib/collections/rules";

/** Asks before a collection is deleted, and names what goes with it. */
export function DeleteCollectionDialog({
  collection: { id, title, verseCount, isPublic },
  onClose,
  onDeleted,
}: {
  collection: Collection;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { mutateAsync } = useMutation(deleteCollectionMutation);
  return (
    <DeleteDialog
      title="Delete Collection"
      button="Delete collection"
      name={title}
      failure="The collection couldn’t be deleted"
      remove={() => mutateAsync(id)}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <p className="wrap-anywhere">
        <b className="font-semibold">“{title}”</b> will be deleted
        {verseCount > 0 && ` with its ${formatVerseCount(verseCount)} and your notes on them`}. This
        can’t be undone.
      </p>
      {isPublic && <p className="mt-3">Its link will stop working.</p>}
    </DeleteDialog>
  );
}
