"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { toast } from "@/components/ui/use-toast";
import { type Creation, changeCreation, readConflict } from "@/lib/creations/client";
import { conflictingRow, failureWords } from "@/lib/http/write";

/** Most characters the server takes. */
const MAX_TITLE_LENGTH = 500;
const MAX_CONTENT_LENGTH = 50_000;

interface Draft {
  title: string;
  content: string;
  /** The version it was begun from. */
  version: number;
}

/** What was changed and not saved, by creation: a dialog closed by accident loses nothing. */
const drafts = new Map<string, Draft>();

/** Whether changes of this creation wait to be saved. */
export const hasDraft = (id: string): boolean => drafts.has(id);

/** Changes title and text. A creation that was changed elsewhere meanwhile is shown beside what was written, and the visitor says which stays. */
export function CreationEditor({ creation, onClose }: { creation: Creation; onClose: () => void }) {
  const client = useQueryClient();
  const { id } = creation;
  const [draft, setDraft] = useState<Draft>(() => drafts.get(id) ?? toDraft(creation));
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [other, setOther] = useState<Creation | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);

  const hasTitle = draft.title.trim() !== "";
  const hasContent = draft.content.trim() !== "";

  function change(wanted: Partial<Draft>) {
    const next = { ...draft, ...wanted };
    drafts.set(id, next);
    setDraft(next);
  }

  function leave() {
    drafts.delete(id);
    onClose();
  }

  const save = useOnce(async (version: number) => {
    if (!hasTitle || !hasContent) return;
    setSaving(true);
    setProblem(null);
    try {
      const { title, content } = draft;
      await changeCreation(client, { id, version }, { title: title.trim(), content });
      toast({ title: "Changes saved" });
      leave();
    } catch (error) {
      const current = await readConflict(conflictingRow(error));
      setOther(current);
      if (!current) setProblem(failureWords(error, "The server did not answer. Please try again."));
    } finally {
      setSaving(false);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(other?.version ?? draft.version);
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <Field label="Title" error={hasTitle ? undefined : "Title is required"}>
        {(field) => (
          <input
            {...field}
            value={draft.title}
            maxLength={MAX_TITLE_LENGTH}
            onChange={(event) => change({ title: event.target.value })}
            required
            className="field-input"
          />
        )}
      </Field>
      <Field label="Text" error={hasContent ? undefined : "Content is required"}>
        {(field) => (
          <textarea
            {...field}
            ref={box}
            data-first-focus
            value={draft.content}
            rows={14}
            maxLength={MAX_CONTENT_LENGTH}
            onChange={(event) => change({ content: event.target.value })}
            required
            className="field-input resize-y leading-relaxed"
          />
        )}
      </Field>
      {creation.isGenerated && (
        <p className="text-sm text-muted-foreground">
          A changed text is no longer marked as AI-made. Quotations that differ from our text of the
          Bible are shown as plain words.
        </p>
      )}
      {other && (
        <section role="alert" aria-label="Changed elsewhere" className="creation-notice">
          <p>
            <strong className="font-semibold">
              This was changed in another tab in the meantime.
            </strong>{" "}
            Saving now replaces the other version with yours. The other version reads:
          </p>
          <p className="mt-2 font-medium wrap-anywhere">{other.title}</p>
          <p className="mt-1 max-h-40 overflow-y-auto text-sm whitespace-pre-line wrap-anywhere">
            {other.content}
          </p>
        </section>
      )}
      {problem && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isSaving || !hasTitle || !hasContent}>
          {isSaving ? "Saving..." : other ? "Save mine" : "Save"}
        </Button>
        <Button variant="outline" onClick={leave}>
          {other ? "Keep the other" : "Cancel"}
        </Button>
      </div>
    </form>
  );
}

const toDraft = ({ title, content, version }: Creation): Draft => ({ title, content, version });
