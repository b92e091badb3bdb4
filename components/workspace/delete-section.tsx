"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { failureWords } from "@/lib/http/failure-words";
import { deleteWorkspaceMutation } from "@/lib/workspaces/client";
import { DELETION_WORD, deletionForm } from "@/lib/workspaces/contract";
import { DataSection, type Outcome } from "./data-section";

/** Deletes everything, after the visitor has typed that it is meant. */
export function DeleteSection() {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation(deleteWorkspaceMutation);
  const opener = useRef<HTMLButtonElement>(null);

  function stopAsking() {
    setIsAsking(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  let outcome: Outcome | null = null;
  if (remove.isError) {
    const words = failureWords(remove.error, "Nothing was deleted. Please try again.");
    outcome = { words, isFailure: true };
  } else if (remove.isSuccess) {
    outcome = { words: "Everything has been deleted. Nothing of yours is saved here anymore." };
  }

  return (
    <DataSection title="Delete everything" icon={Trash2} outcome={outcome}>
      <p>
        Deletes everything you’ve saved here: collections, notes, creations, conversations,
        highlights, learned passages, plans and history, along with the links you’ve published, on
        all devices that share it. This can’t be undone; an export made beforehand can be imported
        again.
      </p>
      {isAsking ? (
        <Confirmation
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSuccess: stopAsking })}
          onCancel={stopAsking}
        />
      ) : (
        <Button
          ref={opener}
          variant="destructive-outline"
          onClick={() => {
            remove.reset();
            setIsAsking(true);
          }}
        >
          Delete everything…
        </Button>
      )}
    </DataSection>
  );
}

function Confirmation({
  isPending,
  onConfirm,
  onCancel,
}: {
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(deletionForm),
    mode: "onChange",
    defaultValues: { word: "" },
  });

  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);

  return (
    <form
      ref={form}
      onSubmit={handleSubmit(onConfirm)}
      className="rounded-lg border border-destructive px-4 py-3.5"
    >
      <label htmlFor={id} className="mb-1.5 block">
        Type <strong className="font-semibold">{DELETION_WORD}</strong> to confirm
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          {...register("word")}
          id={id}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="max-w-32"
        />
        <Button
          type="submit"
          variant="destructive"
          size="lg"
          disabled={!formState.isValid || isPending}
        >
          {isPending ? "Deleting..." : "Delete everything"}
        </Button>
        <Button variant="ghost" size="lg" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
