"use client";

import { useQuery } from "@tanstack/react-query";
import { Archive } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { inFigures } from "@/lib/count-words";
import { formatShortDate } from "@/lib/dates";
import { failureWords } from "@/lib/http/failure-words";
import { workspaceOptions } from "@/lib/workspaces/client";
import { DataSection } from "./data-section";

const KINDS = [
  ["collections", "Collections"],
  ["verses", "Verses"],
  ["creations", "Creations"],
  ["conversations", "Conversations"],
  ["plans", "Reading plans"],
  ["sessions", "Readings"],
  ["highlights", "Highlights"],
  ["learned", "Learned by heart"],
] as const;

/** How much is saved for this browser. */
export function SavedSection() {
  const workspace = useQuery(workspaceOptions());

  return (
    <DataSection title="Saved in this browser" icon={Archive}>
      {workspace.isError && (
        <div>
          <p role="alert">
            {failureWords(workspace.error, "What’s saved in this browser couldn’t be loaded.")}
          </p>
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            onClick={() => void workspace.refetch()}
          >
            Try Again
          </Button>
        </div>
      )}
      {!workspace.isError && (
        <dl
          aria-busy={workspace.isPending}
          className="mt-2.5 grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-4"
        >
          {KINDS.map(([kind, label]) => (
            <div key={kind} className="flex flex-col-reverse bg-card px-3.5 py-3">
              <dt className="text-[0.8125rem] text-muted-foreground">{label}</dt>
              <dd className="font-serif text-2xl leading-8 font-semibold tabular-nums">
                {workspace.data ? (
                  inFigures(workspace.data.counts[kind])
                ) : (
                  <Skeleton className="my-1 h-6 w-9" />
                )}
              </dd>
            </div>
          ))}
          <div className="col-span-full flex flex-col-reverse bg-card px-3.5 py-3">
            <dt className="text-[0.8125rem] text-muted-foreground">Saved since</dt>
            <dd className="font-medium leading-8 whitespace-nowrap">
              {formatShortDate(workspace.data?.createdAt) ?? "—"}
            </dd>
          </div>
        </dl>
      )}
      {workspace.data?.exists === false && (
        <p className="text-muted-foreground">
          Nothing yet. A workspace is made for you when you first save or ask something.
        </p>
      )}
    </DataSection>
  );
}
