"use client";

import { useMutation } from "@tanstack/react-query";
import { DeleteDialog } from "@/components/common/delete-dialog";
import { deleteSessionMutation, type ReadingSession } from "@/lib/reading-sessions/client";

/**
 * Asks before a session is deleted: the verses it knows to have been read could not be brought
 * back. `onDeleted` comes once it is out of the list.
 */
export function DeleteSessionDialog({
  session: { id, title, readingTime, notes },
  onClose,
  onDeleted,
}: {
  session: ReadingSession;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { mutateAsync } = useMutation(deleteSessionMutation(id));
  return (
    <DeleteDialog
      title="Delete Session"
      button="Delete session"
      name={title}
      failure="The session couldn’t be deleted"
      remove={async () => void (await mutateAsync())}
      onClose={onClose}
      onDeleted={() => {
        onClose();
        onDeleted();
      }}
    >
      <p className="wrap-anywhere">
        <b className="font-semibold">“{title}”</b> ({readingTime}) will be deleted
        {notes && " with your notes"}. It will no longer count toward your totals. This can’t be
        undone.
      </p>
    </DeleteDialog>
  );
}
