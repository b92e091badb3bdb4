"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { failureWords, isConflict } from "@/lib/http/write";
import { redeemTransferCodeMutation } from "@/lib/workspaces/client";
import { transferForm } from "@/lib/workspaces/contract";
import { describeCounts } from "@/lib/workspaces/counts-words";
import { type Outcome, OutcomeText } from "./data-section";
import { useExport } from "./use-export";

/**
 * Takes a code made in another browser. Where something would be lost by it, it says so first and
 * offers the way out.
 */
export function EnterCode({ onOutcome }: { onOutcome: (outcome: Outcome | null) => void }) {
  const id = useId();
  const redeem = useMutation(redeemTransferCodeMutation);
  /** The server's words on what would be deleted. */
  const [conflict, setConflict] = useState<string | null>(null);
  const { register, handleSubmit, getValues, setFocus, reset } = useForm({
    resolver: zodResolver(transferForm),
    defaultValues: { code: "" },
  });

  function move(code: string, replace: boolean) {
    onOutcome(null);
    redeem.mutate(
      { code, replace },
      {
        onSuccess: ({ counts }) => {
          setConflict(null);
          reset();
          const saved = describeCounts(counts);
          onOutcome({
            words: saved
              ? `Moved: this browser now keeps ${saved}.`
              : "Moved. There was nothing in it yet.",
          });
          setFocus("code");
        },
        onError: (error) => {
          if (isConflict(error) && !replace) {
            setConflict(failureWords(error, "This browser already keeps something."));
            return;
          }
          setConflict(null);
          const words = failureWords(error, "The move did not go through. Please try again.");
          onOutcome({ words, isFailure: true });
          setFocus("code");
        },
      },
    );
  }

  const submit = handleSubmit(
    ({ code }) => move(code, false),
    ({ code }) => onOutcome({ words: code?.message ?? "", isFailure: true }),
  );

  return (
    <>
      <form onSubmit={submit} noValidate>
        <Label htmlFor={id}>Enter a code</Label>
        <div className="flex flex-wrap gap-2">
          <Input
            {...register("code", { onChange: () => setConflict(null) })}
            id={id}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="7KXQ2-MN4RT"
            className="max-w-44 flex-1 font-mono tracking-wide uppercase sm:flex-none"
          />
          <Button type="submit" variant="outline" size="lg" disabled={redeem.isPending}>
            {redeem.isPending ? "Moving..." : "Move it here"}
          </Button>
        </div>
      </form>
      {conflict && (
        <Replace
          words={conflict}
          isPending={redeem.isPending}
          onReplace={() => move(getValues("code").trim(), true)}
        />
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
  const { pending, outcome, save } = useExport();
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
      <OutcomeText outcome={outcome} className="not-empty:mt-2" />
    </section>
  );
}
