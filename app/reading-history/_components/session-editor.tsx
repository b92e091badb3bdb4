"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ConflictChoice, EditActions } from "@/components/common/edit-actions";
import { useOnce } from "@/components/common/use-once";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/use-toast";
import { failureWords } from "@/lib/http/failure-words";
import { conflictingRow } from "@/lib/http/write";
import { changeSessionMutation, type ReadingSession } from "@/lib/reading-sessions/client";
import { MAX_NOTES, MAX_TITLE } from "@/lib/reading-sessions/constants";
import { type SessionForm, sessionForm } from "@/lib/reading-sessions/forms";

/** What a session said when the visitor last saw it. */
type Seen = Pick<ReadingSession, "version" | "title" | "notes">;

/** The words and the version a session has by now, where a conflict's answer holds them. */
function readCurrent(error: unknown): Seen | null {
  const { version, title, notes } = conflictingRow(error) ?? {};
  if (typeof version !== "number" || typeof title !== "string") return null;
  return { version, title, notes: typeof notes === "string" ? notes : null };
}

const hasSameWords = (one: Seen, other: Seen) =>
  one.title === other.title && (one.notes ?? "") === (other.notes ?? "");

/**
 * Title and notes of a session, changed in their place and never over what another tab has written
 * meanwhile.
 */
export function SessionEditor({
  session,
  onClose,
}: {
  session: ReadingSession;
  onClose: () => void;
}) {
  const { register, handleSubmit, setFocus, formState } = useForm<SessionForm>({
    resolver: zodResolver(sessionForm),
    defaultValues: { title: session.title, notes: session.notes ?? "" },
  });
  /**
   * What the visitor knows the session to say: saving goes from there and never over anything
   * unseen.
   */
  const [known, setKnown] = useState<Seen>(session);
  const [other, setOther] = useState<Seen | null>(null);
  const { mutateAsync, isPending, isSuccess } = useMutation(changeSessionMutation(session.id));

  useEffect(() => setFocus("notes"), [setFocus]);

  // Another tab's change has come by itself: shown while there is still time to join both.
  useEffect(() => {
    // While saving, what comes may be this editor's own; a conflict is reported by the answer.
    if (isPending) return;
    if (session.version > known.version && !hasSameWords(session, known)) setOther(session);
  }, [session, known, isPending]);

  const write = useOnce(async (from: Seen, { title, notes }: SessionForm) => {
    try {
      await mutateAsync({
        version: from.version,
        ...(title === from.title ? {} : { title }),
        notes: notes.trim() === "" ? null : notes,
      });
      toast({ title: "Session saved" });
      onClose();
    } catch (error) {
      const current = readCurrent(error);
      if (current) setOther(current);
      else {
        toast({
          variant: "destructive",
          title: "The session couldn’t be saved",
          description: failureWords(error, "What you typed is still here. Please try again."),
        });
      }
    }
  });
  const saveFrom = (from: Seen) => handleSubmit((words) => write(from, words));

  function keepMine(now: Seen) {
    setKnown(now);
    setOther(null);
    void saveFrom(now)();
  }

  return (
    <form noValidate onSubmit={saveFrom(known)} className="session-editor">
      <Field label="Title" error={formState.errors.title?.message}>
        {(field) => (
          <Input {...field} {...register("title")} maxLength={MAX_TITLE} autoComplete="off" />
        )}
      </Field>
      <Field label="Notes">
        {(field) => <Textarea {...field} {...register("notes")} maxLength={MAX_NOTES} rows={4} />}
      </Field>
      {other && (
        <div role="alert" className="session-conflict">
          <p className="font-medium">This was changed elsewhere in the meantime. It now reads:</p>
          <blockquote>
            <b>{other.title}</b>
            {other.notes ? <span>{other.notes}</span> : <span>(no notes)</span>}
          </blockquote>
          <ConflictChoice onKeepMine={() => keepMine(other)} onKeepOther={onClose} />
        </div>
      )}
      <EditActions
        label="Save"
        canSave={!other} // Stays as it is until it is gone, however long closing takes.
        isSaving={isPending || isSuccess}
        onCancel={onClose}
      />
    </form>
  );
}
