"use client";

// Ticks of started plans on their way to the server. They are the page's and not a component's, so that every place that shows a reading shows the
// same, and a tick made just before a page is turned is not lost.
import { notifyManager, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { toast } from "@/components/ui/use-toast";
import { failureWords, isConflict } from "@/lib/http/write";
import { type StartedPlan, tickReadings } from "@/lib/reading-plans/client";

type Wishes = ReadonlyMap<number, boolean>;

const none: Wishes = new Map();
/** By plan: what is to be shown of its readings before the server has confirmed it. */
const shown = new Map<string, Wishes>();
interface Wish {
  done: boolean;
  /** Of the schedule on which it was pressed. */
  version: number;
}
/** By plan: what has not been sent yet. */
const waiting = new Map<string, Map<number, Wish>>();
/** By plan: the last wish for each reading, which alone decides when the server's word is shown again. */
const latest = new Map<string, Map<number, Wish>>();
/** By plan: what is under way. */
const sending = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(id: string, change: (wishes: Map<number, boolean>) => void): void {
  const wishes = new Map(shown.get(id));
  change(wishes);
  if (wishes.size > 0) shown.set(id, wishes);
  else shown.delete(id);
  for (const listener of listeners) listener();
}

/** Says why a change of a plan did not come to be; the plan is shown as it is now. */
export function tellPlanFailure(error: unknown, title: string): void {
  if (isConflict(error)) {
    toast({
      title: "This plan was changed elsewhere",
      description: "It is shown as it is now. Please check it and try again.",
    });
    return;
  }
  toast({
    variant: "destructive",
    title,
    description: failureWords(error, "The server did not answer. Please try again."),
  });
}

/** Resolves once no tick of the plan is under way; a change of its schedule that overtook one would make it a conflict. */
export async function ticksSent(id: string): Promise<void> {
  await sending.get(id);
}

/** Sends what waits, one request after the other: a tick and its opposite never overtake each other. */
function send(client: QueryClient, id: string, today: string): void {
  const wanted = waiting.get(id);
  if (!wanted || sending.has(id)) return;
  sending.set(id, sendAll(client, id, today, wanted));
}

async function sendAll(
  client: QueryClient,
  id: string,
  today: string,
  wanted: Map<number, Wish>,
): Promise<void> {
  try {
    for (let first = [...wanted.values()][0]; first; first = [...wanted.values()][0]) {
      const { done, version } = first;
      const batch = [...wanted].filter(
        ([, wish]) => wish.done === done && wish.version === version,
      );
      const readings = batch.map(([reading]) => reading);
      for (const reading of readings) wanted.delete(reading);
      // Over when the plan has been read anew; and after the page has been told of that, so nothing shown is taken back in between.
      await tickReadings(client, { id, version }, readings, done, today);
      notifyManager.schedule(() =>
        show(id, (wishes) => {
          for (const [reading, wish] of batch) {
            if (latest.get(id)?.get(reading) === wish) wishes.delete(reading);
          }
        }),
      );
    }
  } catch (error) {
    wanted.clear();
    show(id, (wishes) => wishes.clear());
    tellPlanFailure(error, "The reading could not be marked");
  } finally {
    sending.delete(id);
  }
}

/** What is to be shown of a plan's ticks before the server has confirmed them, and a way to tick or untick readings by their places. */
export function usePlanTicks(id: string, today: string | null) {
  const client = useQueryClient();
  const wishes = useSyncExternalStore(
    subscribe,
    () => shown.get(id) ?? none,
    () => none,
  );

  function tick(
    { version }: Pick<StartedPlan, "version">,
    readings: readonly number[],
    done: boolean,
  ) {
    if (today === null || readings.length === 0) return;
    const wanted = waiting.get(id) ?? new Map<number, Wish>();
    const last = latest.get(id) ?? new Map<number, Wish>();
    waiting.set(id, wanted);
    latest.set(id, last);
    const wish = { done, version };
    for (const reading of readings) {
      wanted.set(reading, wish);
      last.set(reading, wish);
    }
    show(id, (next) => {
      for (const reading of readings) next.set(reading, done);
    });
    send(client, id, today);
  }
  return { wishes, tick } as const;
}
