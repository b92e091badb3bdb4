"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { onHashChange } from "@/components/common/item-address";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { failureWords } from "@/lib/http/failure-words";
import { isConflict } from "@/lib/http/write";
import { redeemTransferCodeMutation } from "@/lib/workspaces/client";
import { transferForm } from "@/lib/workspaces/contract";
import { describeCounts } from "@/lib/workspaces/counts-words";
import { linkMutation } from "@/lib/workspaces/devices/client";
import { readLinkCode } from "@/lib/workspaces/link-address";
import { YOUR_DATA } from "@/lib/workspaces/page-events";
import { type Outcome, OutcomeText } from "./data-section";
import { useExport } from "./use-export";

/** What a code is entered for. */
type Way = "link" | "move";

/**
 * Takes a code made in another browser: links this one, or moves all of it here. Where this browser
 * keeps something by itself, it says so first and offers the ways on.
 */
export function EnterCode({ onOutcome }: { onOutcome: (outcome: Outcome | null) => void }) {
  const id = useId();
  const redeem = useMutation(redeemTransferCodeMutation);
  const link = useMutation(linkMutation);
  /** The server's words on what is here already, and what was asked for. */
  const [conflict, setConflict] = useState<{ words: string; way: Way } | null>(null);
  /** What a link has brought along when the dialog opened. */
  const [brought] = useState(() => readLinkCode(window.location.hash) ?? "");
  const { register, handleSubmit, getValues, setFocus, setValue, reset } = useForm({
    resolver: zodResolver(transferForm),
    defaultValues: { code: brought },
  });
  const isPending = redeem.isPending || link.isPending;

  // A link brings its code along; it does not stay in the address, or in the history.
  useEffect(() => {
    function takeCode() {
      const code = readLinkCode(window.location.hash);
      if (code === null) return;
      window.history.replaceState(window.history.state, "", `#${YOUR_DATA}`);
      setValue("code", code);
      setFocus("code");
    }
    takeCode();
    return onHashChange(takeCode);
  }, [setValue, setFocus]);

  function succeed(words: string) {
    setConflict(null);
    reset({ code: "" });
    onOutcome({ words });
    setFocus("code");
  }

  function fail(error: unknown, way: Way, isDecided: boolean) {
    if (isConflict(error) && !isDecided) {
      setConflict({ words: failureWords(error, "This browser already has saved data."), way });
      return;
    }
    setConflict(null);
    const fallback =
      way === "move"
        ? "The move didn’t go through. Please try again."
        : "This browser couldn’t be linked. Please try again.";
    onOutcome({ words: failureWords(error, fallback), isFailure: true });
    setFocus("code");
  }

  function move(code: string, replace: boolean) {
    onOutcome(null);
    redeem.mutate(
      { code, replace },
      {
        onSuccess: ({ counts }) => {
          const saved = describeCounts(counts);
          succeed(
            saved ? `Moved: this browser now has ${saved}.` : "Moved. There was nothing in it yet.",
          );
        },
        onError: (error) => fail(error, "move", replace),
      },
    );
  }

  function share(code: string, own?: "merge" | "leave") {
    onOutcome(null);
    link.mutate(own ? { code, own } : { code }, {
      onSuccess: ({ counts }) => {
        const saved = describeCounts(counts);
        succeed(
          saved
            ? `Linked: this browser now shares ${saved}.`
            : "Linked. There is nothing in it yet.",
        );
      },
      onError: (error) => fail(error, "link", own !== undefined),
    });
  }

  const submit = (way: Way) =>
    handleSubmit(
      ({ code }) => (way === "link" ? share(code) : move(code, false)),
      ({ code }) => onOutcome({ words: code?.message ?? "", isFailure: true }),
    );
  const entered = () => getValues("code").trim();

  return (
    <>
      <form onSubmit={submit("link")} noValidate>
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
            className="font-mono tracking-wide uppercase sm:max-w-44"
          />
          <Button type="submit" size="lg" disabled={isPending}>
            {link.isPending ? "Linking..." : "Link this device"}
          </Button>
          <Button
            type="button"
            variant="outline"
            size="lg"
            disabled={isPending}
            onClick={() => void submit("move")()}
          >
            {redeem.isPending ? "Moving..." : "Move it here"}
          </Button>
        </div>
        <p className="mt-1.5 text-[0.8125rem] text-muted-foreground">
          Linking leaves your data open on the other devices. Moving signs them out, so that only
          this browser has it.
        </p>
      </form>
      {conflict?.way === "move" && (
        <KeepsSomething words={conflict.words}>
          <Button variant="destructive" disabled={isPending} onClick={() => move(entered(), true)}>
            {redeem.isPending ? "Moving..." : "Replace what’s here"}
          </Button>
        </KeepsSomething>
      )}
      {conflict?.way === "link" && (
        <KeepsSomething
          words={conflict.words}
          more="If you leave it out, it’s deleted, unless another of your devices still has it. Where the same verse is highlighted in both, the other highlight stays."
        >
          <Button disabled={isPending} onClick={() => share(entered(), "merge")}>
            {link.isPending ? "Linking..." : "Add it"}
          </Button>
          <Button
            variant="destructive-outline"
            disabled={isPending}
            onClick={() => share(entered(), "leave")}
          >
            Leave it out
          </Button>
        </KeepsSomething>
      )}
    </>
  );
}

/** What this browser keeps by itself, and the ways on. Gets the focus when it comes. */
function KeepsSomething({
  words,
  more,
  children,
}: {
  words: string;
  more?: string;
  /** Buttons. */
  children: ReactNode;
}) {
  const { pending, outcome, save } = useExport();
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <section
      ref={root}
      aria-label="This browser already has saved data"
      tabIndex={-1}
      className="rounded-lg border border-destructive px-4 py-3.5 outline-none"
    >
      <p role="alert">{words}</p>
      {more && <p className="mt-1.5 text-[0.875rem] text-muted-foreground">{more}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" disabled={pending !== null} onClick={() => save("json")}>
          {pending ? "Exporting..." : "Export first"}
        </Button>
        {children}
      </div>
      <OutcomeText outcome={outcome} className="not-empty:mt-2" />
    </section>
  );
}
