"use client";

import { useMutation } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { closeHash } from "@/components/common/item-address";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { type Creation, deleteCreationMutation } from "@/lib/creations/client";
import { failureWords } from "@/lib/http/failure-words";
import { CreationEditor, hasDraft } from "./creation-editor";
import { CreationBody, TakeAway } from "./creation-public";
import { CreationSharing } from "./creation-sharing";

/** One of the visitor's own creations: its words, and what can be done with them. */
export function OwnCreation({ creation }: { creation: Creation }) {
  const [isEditing, setEditing] = useState(() => hasDraft(creation.id));
  const [isDeleting, setDeleting] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <CreationEditor creation={creation} onClose={() => setEditing(false)} />;
  return (
    <>
      <CreationBody creation={creation} owner="yours" />
      <div className="no-print">
        {creation.prompt !== "" && (
          <p className="mt-4 text-sm text-muted-foreground wrap-anywhere">
            Asked for: “{creation.prompt}”
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-2">
          <TakeAway creation={creation} />
          <Button ref={editButton} variant="outline" size="sm" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
            Edit
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive sm:ml-auto"
            aria-expanded={isDeleting}
            onClick={() => setDeleting(!isDeleting)}
          >
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
        </div>
        {isDeleting && <DeleteQuestion creation={creation} onKeep={() => setDeleting(false)} />}
        <CreationSharing creation={creation} />
      </div>
    </>
  );
}

function DeleteQuestion({ creation, onKeep }: { creation: Creation; onKeep: () => void }) {
  const { mutateAsync, isPending, isSuccess } = useMutation(deleteCreationMutation);
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  // Until the dialog is gone, too.
  const isGoing = isPending || isSuccess;

  const remove = useOnce(async () => {
    try {
      await mutateAsync(creation.id);
    } catch (error) {
      toast({
        title: "Failed to delete the creation",
        description: failureWords(error, "Please try again."),
        variant: "destructive",
      });
      return;
    }
    closeHash();
    toast({ title: "Creation deleted" });
  });

  return (
    <section aria-label="Delete" className="creation-notice mt-4">
      <p>
        Delete this {creation.type} for good?
        {creation.isPublic && " Its link will stop working."}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="destructive" size="sm" disabled={isGoing} onClick={() => void remove()}>
          {isGoing ? "Deleting..." : "Delete for good"}
        </Button>
        <Button ref={keepButton} variant="outline" size="sm" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </section>
  );
}
