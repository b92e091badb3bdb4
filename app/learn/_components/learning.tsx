"use client";

import { type ReactNode, useState } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { Button } from "@/components/ui/button";
import { cardVariants } from "@/components/ui/card";
import { countOf } from "@/lib/count-words";
import { failureWords } from "@/lib/http/failure-words";
import { PassageList } from "./passage-list";
import { ReviewSession } from "./review-session";
import { useLearning } from "./use-learning";

/** What the visitor learns, and the review of what is due. `form` adds a passage. */
export function Learning({ form }: { form: ReactNode }) {
  const { today, list, due, waiting, read } = useLearning();
  /** Ids of the passages of the session, null outside one. */
  const [session, setSession] = useState<readonly string[] | null>(null);

  if (read.isError && !list) {
    return (
      <EmptyState title="What you learn couldn’t be loaded." onRetry={() => void read.refetch()}>
        <p role="alert">{failureWords(read.error, "The server didn’t answer.")}</p>
      </EmptyState>
    );
  }
  if (!list || today === null) return <CardSkeletons count={3} label="Loading what you learn" />;
  if (session) {
    return (
      <ReviewSession passages={list} ids={session} today={today} onClose={() => setSession(null)} />
    );
  }
  return (
    <div className="space-y-10">
      {list.length > 0 && (
        <section
          aria-labelledby="learn-today"
          className={cardVariants({
            className: "no-print flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6",
          })}
        >
          <div>
            <h2 id="learn-today" className="font-serif text-xl font-semibold">
              {due.length > 0 ? `${countOf(due.length, "passage")} for today` : "Nothing is due"}
            </h2>
            <p className="text-[0.9375rem] text-muted-foreground">
              {due.length > 0 ? "A minute or two each." : "You’ve reviewed everything for today."}
            </p>
          </div>
          {due.length > 0 && (
            <Button size="lg" onClick={() => setSession(due.map(({ id }) => id))}>
              Start the review
            </Button>
          )}
        </section>
      )}
      <section aria-labelledby="learn-new" className="no-print">
        <h2 id="learn-new" className="section-title">
          Add a Passage
        </h2>
        {form}
      </section>
      <section aria-labelledby="learn-list">
        <h2 id="learn-list" tabIndex={-1} className="section-title">
          Your Passages
        </h2>
        {waiting.map(({ reference, translation }) => (
          <p key={`${reference} ${translation}`} className="mb-3 text-[0.9375rem]">
            {`${reference} (${translation}) is added once you’re connected.`}
          </p>
        ))}
        {list.length === 0 ? (
          <EmptyState title="No passages yet">
            Add one above, or choose Learn on any verse in the reader. It comes back just before
            you’d forget it: after days at first, then weeks and months.
          </EmptyState>
        ) : (
          <PassageList passages={list} today={today} onPractice={(id) => setSession([id])} />
        )}
      </section>
    </div>
  );
}
