"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { failureWords } from "@/lib/http/failure-words";
import { reminderOptions } from "@/lib/reading-plans/reminders/client";
import { ReminderFeed } from "./reminder-feed";
import { ReminderForm } from "./reminder-form";

/** The reading reminder: when a calendar should remind, and the address it asks. */
export function ReminderSection() {
  const { data, isPending, error, refetch } = useQuery(reminderOptions());
  const reminder = data?.reminder ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  /**
   * What was pressed has gone with the form it stood in; whoever uses the keyboard goes on from
   * here.
   */
  function keepFocus() {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
  }
  return (
    <section aria-labelledby="reminder" className="reminder">
      <h2 id="reminder" ref={heading} tabIndex={-1} className="section-title">
        Reading reminder
      </h2>
      <p>
        Your own calendar can remind you and tell you what to read. No email address and no
        notifications from this site are needed.
      </p>
      {isPending && <Skeleton className="mt-4 h-28 w-full" />}
      {error && (
        <EmptyState title="Your reminder couldn’t be loaded" onRetry={() => void refetch()}>
          <p role="alert">{failureWords(error, "The server didn’t answer.")}</p>
        </EmptyState>
      )}
      {data && (
        <ReminderForm key={JSON.stringify(reminder)} reminder={reminder} onWritten={keepFocus} />
      )}
      {reminder?.feed && <ReminderFeed path={reminder.feed} />}
    </section>
  );
}
