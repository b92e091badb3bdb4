"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { ConflictChoice, EditActions } from "@/components/common/edit-actions";
import { useOnce } from "@/components/common/use-once";
import { toast } from "@/components/ui/use-toast";
import { conflictingRow, failureWords } from "@/lib/http/write";
import { changeSession, type ReadingSession } from "@/lib/reading-sessions/client";

/** What a session said when the visitor last saw it. */
type Seen = Pick<ReadingSession, "version" | "title" | "notes">;

const MAX_TITLE = 200;
const MAX_NOTES = 10_000;

/** The words and the version a session has by now, where a conflict's answer holds them. */
function readCurrent(error: unknown): Seen | null {
  const { version, title, notes } = conflictingRow(error) ?? {};
  if (typeof version !== "number" || typeof title !== "string") return null;
  return { version, title, notes: typeof notes === "string" ? notes : null };
}

const hasSameWords = (one: Seen, other: Seen) =>
  one.title === other.title && (one.notes ?? "") === (other.notes ?? "");

/** Title and notes of a session, changed in their place and never over what another tab has written meanwhile. */
export function SessionEditor({
  session,
  onClose,
}: {
  session: ReadingSession;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [title, setTitle] = useState(session.title);
  const [notes, setNotes] = useState(session.notes ?? "");
  /** What the visitor knows the session to say: saving goes from there and never over anything unseen. */
  const [known, setKnown] = useState<Seen>(session);
  const [other, setOther] = useState<Seen | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isUntitled, setIsUntitled] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => box.current?.focus(), []);

  // Another tab's change has come by itself: said while there is still time to join both.
  useEffect(() => {
    // While saving, what comes may be this editor's own; a conflict is told by the answer.
    if (isSaving) return;
    if (session.version > known.version && !hasSameWords(session, known)) setOther(session);
  }, [session, known, isSaving]);

  const save = useOnce(async (from: Seen) => {
    if (title.trim() === "") {
      setIsUntitled(true);
      titleField.current?.focus();
      return;
    }
    setIsSaving(true);
    try {
      const change = {
        // Untouched, it goes on following what is read.
        ...(title.trim() === from.title ? {} : { title: title.trim() }),
        notes: notes.trim() === "" ? null : notes,
      };
      await changeSession(client, { id: session.id, version: from.version }, change);
      toast({ title: "Session saved" });
      // Stays as it is until it is gone, however long closing takes.
      onClose();
    } catch (error) {
      setIsSaving(false);
      const current = readCurrent(error);
      if (current) setOther(current);
      else {
        toast({
          variant: "destructive",
          title: "The session could not be saved",
          description: failureWords(error, "What you typed is still here. Please try again."),
        });
      }
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(known);
  }
  function keepMine(now: Seen) {
    setKnown(now);
    setOther(null);
    void save(now);
  }

  return (
    <form noValidate onSubmit={submit} className="session-editor">
      <label htmlFor={`${id}-title`}>Title</label>
      <input
        ref={titleField}
        id={`${id}-title`}
        value={title}
        onChange={(event) => {
          setTitle(event.target.value);
          setIsUntitled(false);
        }}
        maxLength={MAX_TITLE}
        autoComplete="off"
        aria-invalid={isUntitled}
        aria-describedby={isUntitled ? `${id}-error` : undefined}
      />
      {isUntitled && (
        <p id={`${id}-error`} role="alert" className="text-sm text-destructive">
          A session needs a title.
        </p>
      )}
      <label htmlFor={`${id}-notes`}>Notes</label>
      <textarea
        ref={box}
        id={`${id}-notes`}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
        maxLength={MAX_NOTES}
        rows={4}
      />
      {other && (
        <div role="alert" className="session-conflict">
          <p className="font-medium">
            This was changed in another tab in the meantime. It now reads:
          </p>
          <blockquote>
            <b>{other.title}</b>
            {other.notes ? <span>{other.notes}</span> : <span>(no notes)</span>}
          </blockquote>
          <ConflictChoice onKeepMine={() => keepMine(other)} onKeepOther={onClose} />
        </div>
      )}
      <EditActions label="Save" canSave={!other} isSaving={isSaving} onCancel={onClose} />
    </form>
  );
}
