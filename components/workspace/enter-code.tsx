"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { failureWords, isConflict } from "@/lib/http/write";
import { redeemTransferCode } from "@/lib/workspaces/client";
import { describeCounts } from "@/lib/workspaces/counts-words";
import type { Told } from "./data-section";
import { forgetKept } from "./forget-kept";
import { useExport } from "./use-export";

/** Takes a code made in another browser. Where something would be lost by it, says so first and offers the way out. */
export function EnterCode({ onTold }: { onTold: (told: Told | null) => void }) {
  const client = useQueryClient();
  const id = useId();
  const [code, setCode] = useState("");
  const [isPending, setIsPending] = useState(false);
  /** The server's words on what would be deleted. */
  const [conflict, setConflict] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isUnderWay = useRef(false);

  async function redeem(replace: boolean) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPending(true);
    onTold(null);
    try {
      const { counts } = await redeemTransferCode(client, code.trim(), replace);
      forgetKept();
      setConflict(null);
      setCode("");
      const kept = describeCounts(counts);
      onTold({
        words: kept
          ? `Moved: this browser now keeps ${kept}.`
          : "Moved. There was nothing in it yet.",
      });
      field.current?.focus();
    } catch (error) {
      if (isConflict(error) && !replace) {
        setConflict(failureWords(error, "This browser already keeps something."));
      } else {
        setConflict(null);
        const words = failureWords(error, "The move did not go through. Please try again.");
        onTold({ words, isFailure: true });
        field.current?.focus();
      }
    }
    isUnderWay.current = false;
    setIsPending(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === "") {
      onTold({ words: "Enter the code.", isFailure: true });
      field.current?.focus();
      return;
    }
    void redeem(false);
  }

  return (
    <>
      <form onSubmit={submit} noValidate>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          Enter a code
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            id={id}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setConflict(null);
            }}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="7KXQ2-MN4RT"
            className="h-10 w-44 min-w-0 flex-1 rounded-md border border-input bg-card px-3 font-mono tracking-wide uppercase placeholder:text-muted-foreground sm:flex-none"
          />
          <Button type="submit" variant="outline" disabled={isPending}>
            {isPending ? "Moving..." : "Move it here"}
          </Button>
        </div>
      </form>
      {conflict && (
        <Replace words={conflict} isPending={isPending} onReplace={() => redeem(true)} />
      )}
    </>
  );
}

/** What would be lost, and both ways on. Gets the focus when it comes. */
function Replace({
  words,
  isPending,
  onReplace,
}: {
  words: string;
  isPending: boolean;
  onReplace: () => void;
}) {
  const { pending, told, save } = useExport();
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <section
      ref={root}
      aria-label="This browser already keeps something"
      tabIndex={-1}
      className="rounded-lg border border-destructive px-4 py-3.5 outline-none"
    >
      <p role="alert">{words}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" disabled={pending !== null} onClick={() => save("json")}>
          {pending ? "Exporting..." : "Export first"}
        </Button>
        <Button variant="destructive" disabled={isPending} onClick={onReplace}>
          {isPending ? "Moving..." : "Replace what is here"}
        </Button>
      </div>
      <p
        role="status"
        className={`not-empty:mt-2 ${told?.isFailure ? "text-destructive" : "text-good"}`}
      >
        {told?.words}
      </p>
    </section>
  );
}
