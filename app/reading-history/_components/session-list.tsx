"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { closeHash, openHash, useHash } from "@/components/common/item-address";
import { ShowMore } from "@/components/common/show-more";
import { failureWords } from "@/lib/http/failure-words";
import { sessionsOptions } from "@/lib/reading-sessions/client";
import { whenConnected } from "@/lib/site/when-connected";
import { SessionCard } from "./session-card";
import { useHistory } from "./use-history";

const DeleteSessionDialog = lazy(() =>
  whenConnected(() => import("./delete-session-dialog")).then((module) => ({
    default: module.DeleteSessionDialog,
  })),
);

/** Sessions shown at first, and how many more each time. */
const STEP = 20;

const deleteName = (id: string) => `delete-${id}`;

/**
 * The latest sessions, or those of the example. Needs a heading of this id in the same page, where
 * the focus goes once a session is deleted.
 */
export function SessionList({ headingId }: { headingId: string }) {
  const { today, summary, example, error } = useHistory();
  const read = useInfiniteQuery({ ...sessionsOptions(), refetchOnMount: "always" });
  const [most, setMost] = useState(STEP);
  const hash = useHash();
  const [deleted, setDeleted] = useState<string | null>(null);
  const own = read.data?.pages.flatMap(({ items }) => items) ?? [];

  // Once the dialog is closed and the button that opened it has gone with its session, the focus
  // would be nowhere.
  const isGone =
    deleted !== null && hash !== deleteName(deleted) && !own.some(({ id }) => id === deleted);
  useEffect(() => {
    if (!isGone) return;
    document.getElementById(headingId)?.focus();
    setDeleted(null);
  }, [isGone, headingId]);

  if (today === null || read.isPending || (!summary && !error)) {
    return <CardSkeletons count={4} label="Loading reading sessions" className="session-list" />;
  }
  if (own.length === 0 && example) {
    return (
      <ol className="session-list">
        {example.sessions.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            own={null}
            today={today}
            onDelete={() => {}}
          />
        ))}
      </ol>
    );
  }
  if (own.length === 0) {
    return (
      <EmptyState
        title={
          read.isError ? "Your reading sessions couldn’t be loaded." : "No reading sessions yet"
        }
        onRetry={read.isError ? () => void read.refetch() : undefined}
      >
        {read.isError ? (
          <p role="alert">{failureWords(read.error, "The server didn’t answer.")}</p>
        ) : (
          "Open any chapter and it will be listed here."
        )}
      </EmptyState>
    );
  }
  const toDelete = own.find(({ id }) => hash === deleteName(id));

  async function showMore() {
    setMost(most + STEP);
    if (most + STEP > own.length && read.hasNextPage) await read.fetchNextPage();
  }

  return (
    <>
      <ol className="session-list">
        {own.slice(0, most).map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            own={session}
            today={today}
            onDelete={() => openHash(deleteName(session.id))}
          />
        ))}
      </ol>
      <ShowMore
        read={{
          ...read,
          hasNextPage: most < own.length || read.hasNextPage,
          fetchNextPage: showMore,
        }}
        className="mt-5"
      />
      {toDelete && (
        <Suspense>
          <DeleteSessionDialog
            session={toDelete}
            onClose={closeHash}
            onDeleted={() => setDeleted(toDelete.id)}
          />
        </Suspense>
      )}
    </>
  );
}
