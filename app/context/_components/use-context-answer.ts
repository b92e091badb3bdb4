"use client";

import { useEffect, useState } from "react";
import { type ContextState, readContext } from "@/lib/biblical-context/client";
import { type ContextQuery, contextSearch } from "@/lib/biblical-context/rules";

/** Answers of this visit: Back shows them at once. */
const known = new Map<string, ContextState>();
const MOST_KNOWN = 30;

function remember(key: string, state: ContextState): void {
  if (state.isWriting) return;
  known.delete(key);
  known.set(key, state);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}

interface Outcome {
  key: string;
  state: ContextState | null;
  error: Error | null;
}

/**
 * The context of what was asked for, as far as it has come; null and no error while it is under
 * way, or while nothing is asked.
 */
export function useContextAnswer(query: ContextQuery | null, usesModel: boolean) {
  const key = query && `${usesModel} ${contextSearch(query)}`;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked; another attempt asks the same again
  useEffect(() => {
    if (key === null || query === null) return;
    const before = known.get(key);
    if (before) {
      setOutcome({ key, state: before, error: null });
      return;
    }
    const stop = new AbortController();
    setOutcome({ key, state: null, error: null });
    async function read(asked: ContextQuery, name: string) {
      try {
        for await (const state of readContext(asked, usesModel, stop.signal)) {
          if (stop.signal.aborted) return;
          remember(name, state);
          setOutcome({ key: name, state, error: null });
        }
      } catch (error) {
        setOutcome({ key: name, state: null, error: error as Error });
      }
    }
    void read(query, key);
    return () => stop.abort();
  }, [key, attempt]);

  const isCurrent = outcome !== null && outcome.key === key;
  return {
    state: isCurrent ? outcome.state : null,
    error: isCurrent ? outcome.error : null,
    retry: () => setAttempt((count) => count + 1),
  };
}
