import { useCallback, useEffect, useRef, useState } from "react";
import { WrongText } from "@/lib/offline/keep-translation";
import { isFull, type KeepTarget, type KeptPart } from "./keep-targets";

/** Something to keep, as the page shows it. */
export interface Keeping {
  /** Null until the browser's storage has been read. */
  part: KeptPart | null;
  /** What it is made of and what is left to fetch; null while not known, as without a connection. */
  size: { parts: number; missing: number } | null;
  /** Bytes, while it is being fetched. */
  running: { done: number; total: number } | null;
  outcome: { words: string; isFailure: boolean } | null;
}

const START: Keeping = { part: null, size: null, running: null, outcome: null };

/** Only one tab keeps at a time. */
const LOCK = "truth-uncovered-keeps";

const BUSY = { words: "Something else is being downloaded right now.", isFailure: true };

function failureWords(error: unknown, kept: number): string {
  if (isFull(error)) {
    return kept > 0
      ? "This browser is out of room. What arrived can be read; free up some space and continue, or remove it."
      : "This browser is out of room, so nothing was saved.";
  }
  if (error instanceof WrongText) {
    return "What arrived doesn’t match the site’s text, so it wasn’t saved. Please try again later.";
  }
  return "The download was interrupted. What arrived is saved; continue when you’re back online.";
}

/** What the page shows of something to keep, and what its buttons do. */
export function useKeeping(target: KeepTarget, canKeep: boolean) {
  const [keeping, setKeeping] = useState(START);
  const stopper = useRef<AbortController | null>(null);
  const change = useCallback(
    (changes: Partial<Keeping>) => setKeeping((before) => ({ ...before, ...changes })),
    [],
  );

  /** Reads anew what is kept and what is missing. */
  const look = useCallback(async () => {
    change({ part: await target.read().catch(() => ({ kept: 0, isWhole: false })) });
    if (canKeep) change({ size: await target.measure().catch(() => null) });
  }, [target, canKeep, change]);

  useEffect(() => {
    void look();
    return () => stopper.current?.abort();
  }, [look]);

  /** Fetches what is missing; gives the words on what came of it, null when it was stopped. */
  async function fetchMissing(): Promise<Keeping["outcome"]> {
    const stop = new AbortController();
    stopper.current = stop;
    let done = 0;
    change({ outcome: null, running: { done, total: keeping.size?.missing ?? 0 } });
    try {
      // Asked, not demanded: without it the browser may clear all this when it needs room.
      await navigator.storage?.persist?.().catch(() => false);
      const { missing: total } = await target.measure();
      const onBytes = (bytes: number) => {
        done += bytes;
        change({ running: { done: Math.min(done, total), total } });
      };
      await target.keep(onBytes, stop.signal);
      return { words: target.done, isFailure: false };
    } catch (error) {
      const { kept } = await target.read().catch(() => ({ kept: 0 }));
      return stop.signal.aborted ? null : { words: failureWords(error, kept), isFailure: true };
    }
  }

  async function keep() {
    const outcome = await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
      lock ? fetchMissing() : Promise.resolve(BUSY),
    );
    // What is being downloaded may be this itself, pressed twice.
    if (outcome === BUSY) return change({ outcome });
    // Not before the lock is free: by these words the next thing may be saved.
    change({ running: null, outcome });
    await look();
  }

  async function remove() {
    await target.remove();
    change({ outcome: { words: "Removed from this browser.", isFailure: false } });
    await look();
  }

  return {
    ...keeping,
    keep: () => void keep(),
    stop: () => stopper.current?.abort(),
    remove: () => void remove(),
  };
}
