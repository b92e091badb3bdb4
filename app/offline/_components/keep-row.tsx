"use client";

import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { countOf } from "@/lib/count-words";
import type { KeepTarget } from "./keep-targets";
import { type Keeping, useKeeping } from "./use-keeping";

const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function stateWords({ part, size, running }: Keeping, { unit, isExact }: KeepTarget): string {
  if (running) return `${inMegabytes(running.done)} of ${inMegabytes(running.total)}`;
  if (part?.isWhole) {
    return isExact ? "Saved in this browser and checked." : "Saved in this browser.";
  }
  const toFetch = size
    ? `${isExact ? "" : "about "}${inMegabytes(size.missing)} to download`
    : null;
  if (part && part.kept > 0) {
    const kept = size
      ? `${part.kept} of ${countOf(size.parts, unit)} saved`
      : `${countOf(part.kept, unit)} saved`;
    return toFetch ? `${kept}; ${toFetch}.` : `${kept}.`;
  }
  return size && toFetch ? `${countOf(size.parts, unit)}, ${toFetch}.` : "Not saved.";
}

/** Something that can be kept: how far it is, and what can be done about it. */
export function KeepRow({ target, canKeep }: { target: KeepTarget; canKeep: boolean }) {
  const keeping = useKeeping(target, canKeep);
  const { part, running, outcome } = keeping;
  const { name } = target;
  const hasSome = part !== null && part.kept > 0;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-serif text-[1.0625rem] font-semibold">{name}</h3>
          <p className="min-h-6 text-[0.9375rem] text-muted-foreground tabular-nums">
            {part && stateWords(keeping, target)}
          </p>
        </div>
        <div className="flex min-h-10 gap-2">
          {running ? (
            <Button variant="outline" onClick={keeping.stop} aria-label={`Stop: ${name}`}>
              Stop
            </Button>
          ) : (
            <>
              {!part?.isWhole && (
                <Button
                  disabled={!canKeep || part === null}
                  onClick={keeping.keep}
                  aria-label={`${hasSome ? "Continue" : "Save"}: ${name}`}
                >
                  {hasSome ? "Continue" : "Save"}
                </Button>
              )}
              {hasSome && (
                <Button variant="outline" onClick={keeping.remove} aria-label={`Remove: ${name}`}>
                  Remove
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      {running && (
        <Progress
          className="mt-3"
          value={running.done}
          max={Math.max(running.total, 1)}
          aria-label={`Saving: ${name}`}
        />
      )}
      <p
        role="status"
        className={`text-[0.9375rem] not-empty:mt-2 ${outcome?.isFailure ? "text-destructive" : "text-good"}`}
      >
        {outcome?.words}
      </p>
    </li>
  );
}
