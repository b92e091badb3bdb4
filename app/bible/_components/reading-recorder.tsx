"use client";

import { useEffect, useState } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import { isBookId } from "@/lib/bible/books";
import type { Chapter } from "@/lib/bible/client";
import { loadOutbox } from "@/lib/http/outbox/client";
import { POSITION_KEY } from "@/lib/reading-sessions/reading-position-boot";
import {
  forgetUnreported,
  handOn,
  onReported,
  openReading,
  reportUnreported,
} from "@/lib/reading-sessions/recorder";
import { historyChanged } from "@/lib/reading-sessions/report-reading";
import { useReaderSettings } from "./reader-settings-store";
import { countReading } from "./reading-recorder-clock";
import { watchVerses } from "./reading-recorder-screen";

/** The reader reports about so often, in seconds of reading. */
const REPORT_SECONDS = 30;

/**
 * Records what is read of the chapter on the page: visible seconds and verses that were passed
 * (lib/reading-sessions/recorder-chapter). The first report is sent once it is more than a glance,
 * so whoever only looks in gets no workspace, nor do programs that fetch pages. Says so when the
 * whole chapter is in the history, on a line that has room from the start.
 */
export function ReadingRecorder({ chapter }: { chapter: Chapter }) {
  const { keepsHistory } = useReaderSettings();
  const [done, setDone] = useState<string | null>(null);

  useEffect(() => {
    if (!keepsHistory) forgetUnreported();
    if (!keepsHistory || !isBookId(chapter.bookId)) return;
    const open = { book: chapter.bookId, chapter: chapter.chapter, verses: chapter.verses };
    // What cannot be reported is kept there, which is too late to fetch without a connection.
    loadOutbox().catch(() => undefined);
    const watch = watchVerses(chapter.verses.map(({ verse }) => verse));
    let reading = openReading(open, performance.now());
    let day: string | null = null;
    let unreported = 0;
    let isChanged = false;

    const report = () => {
      unreported = 0;
      handOn(open, reading);
      return reportUnreported();
    };
    async function leave() {
      await report();
      if (!isChanged) return;
      isChanged = false;
      const { getQueryClient } = await import("@/components/common/server-data");
      await historyChanged(getQueryClient());
    }
    const stopCounting = countReading(
      (seconds, today) => {
        // The day that is over gets its seconds before the new one has any.
        if (day !== null && day !== today) void report();
        day = today;
        watch.refresh();
        reading = openReading(open, performance.now());
        const { isReading, isPassed } = reading;
        reading.read(seconds, watch, today);
        unreported += seconds;
        const isDue = reading.isReading !== isReading || reading.isPassed !== isPassed;
        if (isDue || unreported >= REPORT_SECONDS) void report();
      },
      () => void leave(),
    );
    const stopHearing = onReported(({ book, chapter: number, isDone }) => {
      isChanged = true;
      if (isDone && book === open.book && number === open.chapter) setDone(chapter.title);
    });
    // Everything was deleted or replaced, here or in another tab: what was read before that is not
    // reported after it.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null || (key === POSITION_KEY && newValue === null)) forgetUnreported();
    };
    window.addEventListener("storage", onStorage);
    return () => {
      stopCounting();
      void leave().finally(stopHearing);
      watch.stop();
      window.removeEventListener("storage", onStorage);
    };
  }, [chapter, keepsHistory]);

  return (
    <p role="status" className="no-print mt-4 min-h-6 text-center text-sm text-muted-foreground">
      {keepsHistory && done === chapter.title && (
        <>
          {done} is in your{" "}
          <IntentLink href="/reading-history" className="link">
            reading history
          </IntentLink>
          .
        </>
      )}
    </p>
  );
}
