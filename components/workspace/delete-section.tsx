"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { failureWords } from "@/lib/http/write";
import { deleteWorkspace } from "@/lib/workspaces/client";
import { DataSection, type Told } from "./data-section";
import { forgetKept } from "./forget-kept";

/** What must be typed before everything is deleted. */
const WORD = "delete";

/** Deletes everything, after the visitor has typed that it is meant. */
export function DeleteSection() {
  const client = useQueryClient();
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [isPending, setIsPending] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isMeant = typed.trim().toLowerCase() === WORD;

  useEffect(() => {
    if (!isAsking) return;
    field.current?.form?.scrollIntoView({ block: "nearest" });
    field.current?.focus({ preventScroll: true });
  }, [isAsking]);

  function stopAsking() {
    setIsAsking(false);
    setTyped("");
    requestAnimationFrame(() => opener.current?.focus());
  }

  async function deleteAll(event: FormEvent) {
    event.preventDefault();
    if (!isMeant || isPending) return;
    setIsPending(true);
    setTold(null);
    try {
      await deleteWorkspace(client, forgetKept);
      setTold({ words: "Everything has been deleted. This browser no longer keeps anything." });
      stopAsking();
    } catch (error) {
      const words = failureWords(error, "Nothing was deleted. Please try again.");
      setTold({ words, isFailure: true });
    }
    setIsPending(false);
  }

  return (
    <DataSection title="Delete everything" icon={Trash2} told={told}>
      <p>
        Deletes everything this browser keeps here: collections, notes, creations, conversations,
        highlights, plans and history, along with the links you have published. This cannot be
        undone; an export made beforehand can be imported again.
      </p>
      {isAsking ? (
        <form onSubmit={deleteAll} className="rounded-lg border border-destructive px-4 py-3.5">
          <label htmlFor={id} className="mb-1.5 block">
            Type <strong className="font-semibold">{WORD}</strong> to confirm
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              ref={field}
              id={id}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="h-10 w-32 min-w-0 rounded-md border border-input bg-card px-3"
            />
            <Button type="submit" variant="destructive" disabled={!isMeant || isPending}>
              {isPending ? "Deleting..." : "Delete everything"}
            </Button>
            <Button variant="ghost" onClick={stopAsking}>
              Keep it
            </Button>
          </div>
        </form>
      ) : (
        <button
          ref={opener}
          type="button"
          onClick={() => {
            setTold(null);
            setIsAsking(true);
          }}
          className="inline-flex h-10 items-center rounded-md border border-destructive px-4 font-medium text-destructive transition-colors hover:bg-destructive hover:text-destructive-foreground"
        >
          Delete everything…
        </button>
      )}
    </DataSection>
  );
}
