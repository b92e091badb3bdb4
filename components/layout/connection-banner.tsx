"use client";

import { CloudOff } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { toast } from "@/components/ui/use-toast";
import { isOnline, noteAnswer, noteFailure, subscribe } from "@/lib/http/connection";
import { countWaiting, subscribeOutbox, takeNotices, takeReports } from "@/lib/http/outbox/status";

/** How long "Sent." stands, in ms. */
const SENT_MS = 4_000;
/** While the server is away it is asked for again after so long, and ever longer, in ms. */
const FIRST_PROBE_MS = 5_000;
const LONGEST_PROBE_MS = 60_000;

const onServer = () => true;
const noneWait = () => 0;

/** Asks for the server while it is away, though the browser has a network; nobody else might. */
function watchServer(): () => void {
  let pause = FIRST_PROBE_MS;
  let timer = window.setTimeout(probe, pause);
  async function probe() {
    pause = Math.min(2 * pause, LONGEST_PROBE_MS);
    if (navigator.onLine && document.visibilityState === "visible") {
      try {
        const signal = AbortSignal.timeout(FIRST_PROBE_MS);
        const { ok } = await fetch("/api/health/live", { cache: "no-store", signal });
        if (ok) return noteAnswer();
      } catch (error) {
        noteFailure(error);
      }
    }
    timer = window.setTimeout(probe, pause);
  }
  return () => window.clearTimeout(timer);
}

const changes = (count: number) => (count === 1 ? "1 change waits" : `${count} changes wait`);

function wordsOf(isConnected: boolean, waiting: number, isSent: boolean): string {
  if (isConnected && waiting > 0) return `${changes(waiting)} to be sent.`;
  if (isConnected) return isSent ? "Sent." : "";
  const why = navigator.onLine ? "The site can’t be reached." : "You’re offline.";
  return waiting > 0 ? `${why} ${changes(waiting)} to be sent.` : why;
}

/**
 * Says calmly, in a place of its own over the page, that there is no connection, how many changes
 * wait for one, and that they have been sent; by a notice, what could not be saved.
 */
export function ConnectionBanner() {
  const isConnected = useSyncExternalStore(subscribe, isOnline, onServer);
  const waiting = useSyncExternalStore(subscribeOutbox, countWaiting, noneWait);
  const [isSent, setIsSent] = useState(false);
  const [waited, setWaited] = useState(waiting);

  if (waiting !== waited) {
    setWaited(waiting);
    setIsSent(waiting === 0);
  }

  useEffect(() => (isConnected ? undefined : watchServer()), [isConnected]);
  useEffect(() => {
    if (!isSent) return;
    const timer = window.setTimeout(() => setIsSent(false), SENT_MS);
    return () => window.clearTimeout(timer);
  }, [isSent]);
  useEffect(() => {
    function report() {
      for (const { title, words } of takeNotices()) toast({ title, description: words });
      const refused = takeReports().flat();
      if (refused.length === 0) return;
      setIsSent(false);
      const words = new Set(refused.flatMap(({ words }) => words ?? []));
      const whats = [...new Set(refused.map(({ what }) => what))];
      toast({
        variant: "destructive",
        title:
          refused.length === 1 ? "A change couldn’t be saved" : "Some changes couldn’t be saved",
        description: [`${whats.join("; ")}.`, ...words].join(" "),
      });
    }
    report();
    return subscribeOutbox(report);
  }, []);

  const words = wordsOf(isConnected, waiting, isSent);
  return (
    <p
      role="status"
      className="connection-banner no-print pointer-events-none fixed bottom-4 left-4 z-30 max-w-[calc(100vw-6.5rem)] text-sm"
    >
      {words && (
        <span className="flex items-center gap-2 rounded-md border bg-card px-3.5 py-2 shadow-pop">
          {!isConnected && <CloudOff aria-hidden="true" className="size-4 shrink-0" />}
          {words}
        </span>
      )}
    </p>
  );
}
