"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/use-toast";
import { type Creation, changeCreationMutation, readConflict } from "@/lib/creations/client";
import { MAX_CONTENT, MAX_TITLE } from "@/lib/creations/constants";
import { type CreationWords, creationWords } from "@/lib/creations/contract";
import { failureWords } from "@/lib/http/failure-words";
import { conflictingRow } from "@/lib/http/write";

/** What was typed and not saved, and the version it was begun from. */
interface Draft {
  words: CreationWords;
  version: number;
}

/** By creation: a dialog that is closed by accident loses nothing. */
const drafts = new Map<string, Draft>();

/** Whether changes of this creation wait to be saved. */
export const hasDraft = (id: string): boolean => drafts.has(id);

/**
 * Changes title and text. A creation that was changed elsewhere meanwhile is shown beside what was
 * written, and the visitor says which stays.
 */
export function CreationEditor({ creation, onClose }: { creation: Creation; onClose: () => void }) {
  const { id, title, content, version } = creation;
  const { mutateAsync } = useMutation(changeCreationMutation);
  const [begun] = useState(() => drafts.get(id) ?? { words: { title, content }, version });
  const [other, setOther] = useState<Creation | null>(null);
  const { register, handleSubmit, setFocus, setError, subscribe, formState } =
    useForm<CreationWords>({
      resolver: zodResolver(creationWords),
      mode: "onChange",
      defaultValues: begun.words,
    });
  const { errors, isSubmitting } = formState;
  const isWrong = errors.title !== undefined || errors.content !== undefined;
  useEffect(() => setFocus("content"), [setFocus]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === "change") drafts.set(id, { words: values, version: begun.version });
        },
      }),
    [subscribe, id, begun],
  );

  function leave() {
    drafts.delete(id);
    onClose();
  }

  const save = useOnce(async (change: CreationWords) => {
    try {
      await mutateAsync({ seen: { id, version: other?.version ?? begun.version }, change });
      toast({ title: "Changes saved" });
      leave();
    } catch (error) {
      const current = await readConflict(conflictingRow(error));
      setOther(current);
      if (current) return;
      const message = failureWords(error, "The server didn’t answer. Please try again.");
      setError("root", { message });
    }
  });

  return (
    <form onSubmit={handleSubmit(save)} noValidate className="space-y-4">
      <Field label="Title" error={errors.title?.message}>
        {(field) => <Input {...field} {...register("title")} maxLength={MAX_TITLE} required />}
      </Field>
      <Field label="Text" error={errors.content?.message}>
        {(field) => (
          <Textarea
            {...field}
            {...register("content")}
            data-first-focus
            rows={14}
            maxLength={MAX_CONTENT}
            required
            className="leading-relaxed"
          />
        )}
      </Field>
      {creation.isGenerated && (
        <p className="text-sm text-muted-foreground">
          A changed text is marked as your own words. Quotations that differ from our text of the
          Bible are shown as plain words.
        </p>
      )}
      {other && (
        <section role="alert" aria-label="Changed elsewhere" className="creation-notice">
          <p>
            <strong className="font-semibold">This was changed elsewhere in the meantime.</strong>{" "}
            Saving now replaces the other version with yours. The other version reads:
          </p>
          <p className="mt-2 font-medium wrap-anywhere">{other.title}</p>
          <p className="mt-1 max-h-40 overflow-y-auto text-sm whitespace-pre-line wrap-anywhere">
            {other.content}
          </p>
        </section>
      )}
      {errors.root && (
        <p role="alert" className="text-sm text-destructive">
          {errors.root.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isSubmitting || isWrong}>
          {isSubmitting ? "Saving..." : other ? "Save mine" : "Save"}
        </Button>
        <Button variant="outline" onClick={leave}>
          {other ? "Keep the other" : "Cancel"}
        </Button>
      </div>
    </form>
  );
}
