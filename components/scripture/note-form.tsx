"use client";

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { ConflictChoice, EditActions } from "@/components/common/edit-actions";
import { useOnce } from "@/components/common/use-once";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/use-toast";
import { MAX_NOTE } from "@/lib/collections/constants";
import { failureWords } from "@/lib/http/failure-words";
import { conflictingRow } from "@/lib/http/write";
import { writeFrom } from "@/lib/http/write-from";

/** What a note is known to be; `version` 0 is one that is not there yet. */
export interface SeenNote {
  version: number;
  personalNote?: string | null | undefined;
}

/** The note and the version a row has by now, where a conflict's answer holds one. */
function readCurrent(error: unknown): SeenNote | null {
  const { version, personalNote } = conflictingRow(error) ?? {};
  if (typeof version !== "number") return null;
  return { version, personalNote: typeof personalNote === "string" ? personalNote : null };
}

const isSameNote = (one: SeenNote, other: SeenNote) =>
  (one.personalNote ?? "") === (other.personalNote ?? "");

/**
 * Writes the visitor's note on a verse. It goes from what the visitor saw (`begun`) and never over
 * anything unseen: where it was changed meanwhile, the other note is shown, and what was typed
 * stays.
 */
export function NoteForm({
  label,
  begun,
  now,
  draft,
  onDraft,
  save,
  onClose,
}: {
  label: string;
  begun: SeenNote;
  /** What it is by now, as far as this page has read. */
  now: SeenNote;
  /** What was typed and not saved before. */
  draft?: string | undefined;
  onDraft?: (text: string) => void;
  /**
   * Writes the note over the version that was seen, or beside what is there by now. Throws like
   * apiWrite.
   */
  save: (text: string, version: number, keepBoth?: boolean) => Promise<unknown>;
  onClose: () => void;
}) {
  const [text, setText] = useState(draft ?? begun.personalNote ?? "");
  /** What the visitor knows the note to be. */
  const [known, setKnown] = useState(begun);
  const [other, setOther] = useState<SeenNote | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => box.current?.focus(), []);

  // Another tab's change has come by itself: shown while there is still time to join both.
  const { version, personalNote } = now;
  useEffect(() => {
    const changed = { version, personalNote };
    // While saving, what comes may be this form's own; a conflict is reported by the answer.
    if (isSaving) return;
    if (version > known.version && !isSameNote(changed, known)) setOther(changed);
  }, [version, personalNote, known, isSaving]);

  const submit = useOnce(async (from: SeenNote, keepBoth = false) => {
    setIsSaving(true);
    try {
      if (keepBoth) await save(text, from.version, true);
      // Where only its position was changed meanwhile, nothing is asked.
      else await writeFrom(from, ({ version }) => save(text, version), readCurrent, isSameNote);
      // Stays as it is until it is gone, however long closing takes.
      onClose();
    } catch (error) {
      setIsSaving(false);
      const current = readCurrent(error);
      if (current) setOther(current);
      else {
        toast({
          variant: "destructive",
          title: "The note couldn’t be saved",
          description: failureWords(error, "What you typed is still here. Please try again."),
        });
      }
    }
  });

  function keepMine(from: SeenNote) {
    setKnown(from);
    setOther(null);
    void submit(from);
  }

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(known);
      }}
    >
      <Label htmlFor={id}>{label}</Label>
      <Textarea
        ref={box}
        id={id}
        data-first-focus=""
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onDraft?.(event.target.value);
        }}
        maxLength={MAX_NOTE}
        rows={3}
        dir="auto"
      />
      {other && (
        <div role="alert" className="mt-3 rounded-md bg-muted px-4 py-3.5 text-[0.9375rem]">
          <p className="font-medium">This was changed elsewhere in the meantime.</p>
          <p className="mt-1">
            {other.personalNote ? "The note there is:" : "The note there was removed."}
          </p>
          {other.personalNote && (
            <blockquote
              dir="auto"
              className="mt-1.5 max-w-[62ch] border-l-2 border-scripture-rule pl-3 whitespace-pre-line wrap-anywhere"
            >
              {other.personalNote}
            </blockquote>
          )}
          <ConflictChoice
            onKeepMine={() => keepMine(other)}
            onKeepOther={onClose}
            {...(other.personalNote ? { onKeepBoth: () => void submit(known, true) } : {})}
          />
        </div>
      )}
      <EditActions label="Save note" canSave={!other} isSaving={isSaving} onCancel={onClose} />
    </form>
  );
}
