"use client";

import { PencilLine, Trash2 } from "lucide-react";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { LevelBadge } from "@/components/common/level-badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { ReadingSession } from "@/lib/reading-sessions/client";
import { sessionDay } from "@/lib/reading-sessions/words";
import { whenConnected } from "@/lib/site/when-connected";
import { RereadButton } from "./reread-button";

const loadEditor = () => import("./session-editor");
const SessionEditor = lazy(() =>
  whenConnected(loadEditor).then((module) => ({ default: module.SessionEditor })),
);

/** What a card says of a session; the example's have no more. */
export type ListedSession = Pick<
  ReadingSession,
  "id" | "reference" | "title" | "date" | "readingTime" | "category" | "type" | "notes"
>;

const TYPES: Record<string, string> = { chapter: "Chapter", passage: "Passage", psalm: "Psalm" };

/**
 * One past reading. `own` is the same with its version where it can be changed; the example cannot.
 */
export function SessionCard({
  session,
  own,
  today,
  onDelete,
}: {
  session: ListedSession;
  own: ReadingSession | null;
  today: string;
  onDelete: () => void;
}) {
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const titleId = useId();
  const { reference, title, date, readingTime, category, type, notes } = session;

  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <li className="session">
      <div className="session-head">
        <h3 id={titleId}>{title}</h3>
        <LevelBadge color="neutral">{TYPES[type] ?? type}</LevelBadge>
      </div>
      <p className="session-facts">
        {reference !== title && <b>{reference}</b>}
        <span>{sessionDay(date, today)}</span>
        <span>{readingTime}</span>
        <span>{category}</span>
      </p>
      {own && isEditing ? (
        <Suspense fallback={<Skeleton className="mt-4 h-56 w-full" />}>
          <SessionEditor session={own} onClose={() => setIsEditing(false)} />
        </Suspense>
      ) : (
        <>
          {notes && <p className="session-notes">{notes}</p>}
          <div className="session-buttons no-print">
            <RereadButton reference={reference} describedBy={titleId} />
            {own && (
              <>
                <Button
                  ref={opener}
                  variant="ghost"
                  size="sm"
                  aria-describedby={titleId}
                  onPointerEnter={() => void loadEditor().catch(() => {})}
                  onClick={() => setIsEditing(true)}
                >
                  <PencilLine aria-hidden="true" />
                  {notes ? "Edit" : "Add notes"}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-haspopup="dialog"
                  aria-describedby={titleId}
                  onClick={onDelete}
                >
                  <Trash2 aria-hidden="true" />
                  Delete
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </li>
  );
}
