"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { copyOrShow } from "@/components/scripture/copy-text";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { failureWords } from "@/lib/http/failure-words";
import { createTransferCodeMutation, workspaceOptions } from "@/lib/workspaces/client";
import { TRANSFER_CODE_MINUTES } from "@/lib/workspaces/constants";
import { devicesOptions } from "@/lib/workspaces/devices/client";
import { linkAddress } from "@/lib/workspaces/link-address";
import { readOwnedAnew } from "@/lib/workspaces/read-owned-anew";
import type { Outcome } from "./data-section";

const LinkQr = lazy(() => import("./link-qr").then((module) => ({ default: module.LinkQr })));

const LASTS_MS = TRANSFER_CODE_MINUTES * 60_000;

/** A code and when it ends, on this browser's own clock, in ms. */
interface ValidCode {
  code: string;
  endsAt: number;
}

/** "9:41". */
function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Makes a code and shows it while it is valid. */
export function MakeCode({ onOutcome }: { onOutcome: (outcome: Outcome | null) => void }) {
  const client = useQueryClient();
  const create = useMutation(createTransferCodeMutation);
  const [valid, setValid] = useState<ValidCode | null>(null);
  const [left, setLeft] = useState(0);
  /** How many devices there were when the code was made. */
  const [before, setBefore] = useState(0);
  const { data: devices } = useQuery(devicesOptions());
  const report = useRef(onOutcome);
  report.current = onOutcome;

  function make() {
    onOutcome(null);
    create.mutate(undefined, {
      onSuccess: ({ code }) => {
        setLeft(LASTS_MS);
        setBefore(devices?.length ?? 1);
        setValid({ code, endsAt: Date.now() + LASTS_MS });
        onOutcome({
          words: `The code is ready. It’s good for ${TRANSFER_CODE_MINUTES} minutes.`,
        });
      },
      onError: (error) => {
        const words = failureWords(error, "The code couldn’t be made. Please try again.");
        onOutcome({ words, isFailure: true });
      },
    });
  }

  useEffect(() => {
    if (!valid) return;
    const timer = setInterval(() => {
      const remains = valid.endsAt - Date.now();
      setLeft(remains);
      if (remains > 0) return;
      setValid(null);
      report.current({ words: "The code has expired. Make a new one when you need it." });
    }, 1_000);
    // Back from the other browser: was it used?
    async function lookAgain() {
      const { exists } = await client.fetchQuery({ ...workspaceOptions(), staleTime: 0 });
      if (exists) return;
      setValid(null);
      report.current({
        words: "Everything has been moved. Nothing of yours is saved here anymore.",
      });
      await readOwnedAnew(client);
    }
    // What cannot be read now is read when the visitor comes back the next time.
    const onFocus = () => void lookAgain().catch(() => {});
    window.addEventListener("focus", onFocus);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", onFocus);
    };
  }, [valid, client]);

  const linked = valid && devices && devices.length > before ? devices.at(-1) : null;
  useEffect(() => {
    if (!linked) return;
    setValid(null);
    report.current({ words: `“${linked.name}” is linked. Both now show the same.` });
  }, [linked]);

  if (!valid) {
    return (
      <Button variant="outline" disabled={create.isPending} onClick={make}>
        {create.isPending ? "Making a code..." : "Make a code"}
      </Button>
    );
  }
  const address = linkAddress(window.location.origin, valid.code);
  return (
    <div className="rounded-lg border bg-secondary/50 px-4 py-3.5">
      <p className="text-[0.8125rem] text-muted-foreground">
        Enter this in the other browser, under “Privacy &amp; your data”. Anyone who has it can open
        your saved data, so don’t show it to anyone else.
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Input
          variant="unstyled"
          readOnly
          value={valid.code}
          aria-label="Transfer code"
          onFocus={(event) => event.target.select()}
          className="w-full max-w-60 bg-transparent font-mono text-2xl font-semibold tracking-wider sm:text-3xl"
        />
        <div className="flex items-center gap-3">
          <span role="timer" className="text-sm tabular-nums text-muted-foreground">
            {clockWords(left)} left
          </span>
          <Button variant="outline" size="sm" onClick={() => copyOrShow(valid.code)}>
            <Copy aria-hidden="true" />
            Copy code
          </Button>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-4 border-t pt-3">
        <Suspense fallback={<div className="size-40 shrink-0" />}>
          <LinkQr address={address} />
        </Suspense>
        <div className="min-w-40 flex-1 space-y-2 text-[0.8125rem] text-muted-foreground">
          <p>Or point the other device’s camera at this code, or open the link there.</p>
          <Button variant="outline" size="sm" onClick={() => copyOrShow(address)}>
            <Copy aria-hidden="true" />
            Copy link
          </Button>
        </div>
      </div>
    </div>
  );
}
