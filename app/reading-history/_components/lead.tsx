"use client";

import { BookOpen } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { IntentLink } from "@/components/layout/intent-link";
import { buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { readerHref } from "@/lib/bible/references/reader-link";
import { failureWords } from "@/lib/http/failure-words";
import type { ReadingSession } from "@/lib/reading-sessions/client";
import { lastChapterOf } from "@/lib/reading-sessions/find-reading-position";
import {
  onPosition,
  positionHref,
  readPosition,
  toPosition,
} from "@/lib/reading-sessions/reading-position";
import { sessionDay } from "@/lib/reading-sessions/words";
import { useHistory } from "./use-history";

/** Where a visitor begins who has not read anything yet. */
const FIRST_CHAPTER = "John 1";

/**
 * What stands above the figures: where the visitor left off, that all this is an example, or that
 * it could not be read.
 */
export function Lead() {
  const { today, summary, example, error, retry } = useHistory({ isFirst: true });
  if (!summary || today === null) {
    if (!error) return <LeadSkeleton />;
    return (
      <EmptyState title="Your reading totals couldn’t be loaded." onRetry={retry}>
        <p role="alert">{failureWords(error, "The server didn’t answer.")}</p>
      </EmptyState>
    );
  }
  if (example) {
    return (
      <LeadCard isExample title="Example" href={readerHref(FIRST_CHAPTER)} action="Open the reader">
        This is what your reading will look like. Open any chapter, and it fills in by itself.
      </LeadCard>
    );
  }
  if (!summary.last) return null;
  return <Continue last={summary.last} today={today} />;
}

/**
 * The way on: to the chapter that this browser had open last, as on the other pages, else to the
 * last one of the latest session.
 */
function Continue({ last, today }: { last: ReadingSession; today: string }) {
  const stored = useSyncExternalStore(onPosition, readPosition, () => null);
  const position = toPosition(stored);
  const title = position?.title ?? lastChapterOf(last.reference) ?? last.reference;
  const when = `${sessionDay(last.date, today)}, ${last.readingTime}.`;
  return (
    <LeadCard
      title="Continue where you left off"
      href={position ? positionHref(position) : readerHref(title)}
      action="Continue reading"
    >
      <b>{title}</b>
      {last.title === title ? `. ${when}` : `. Last session: ${last.title}. ${when}`}
    </LeadCard>
  );
}

function LeadCard({
  isExample,
  title,
  href,
  action,
  children,
}: {
  isExample?: boolean;
  title: string;
  href: string;
  action: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby="history-lead" data-example={isExample} className="history-lead-card">
      <div>
        <h2 id="history-lead" className="eyebrow">
          {title}
        </h2>
        <p>{children}</p>
      </div>
      <IntentLink href={href} className={buttonVariants({ className: "no-print" })}>
        <BookOpen aria-hidden="true" />
        {action}
      </IntentLink>
    </section>
  );
}

function LeadSkeleton() {
  return (
    <div role="status" aria-busy="true" className="history-lead-card">
      <span className="sr-only">Loading your reading</span>
      <div aria-hidden="true">
        <Skeleton className="h-3 w-32" />
        <Skeleton className="mt-3 h-5 w-56 max-w-full" />
      </div>
    </div>
  );
}
