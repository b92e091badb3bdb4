"use client";

import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { ServerData } from "@/components/common/server-data";
import { Button } from "@/components/ui/button";
import { countOf } from "@/lib/count-words";
import { workspaceOptions } from "@/lib/workspaces/client";
import { noteHintAnswered } from "./hint-answer";

/** From this many saved things on, losing them would hurt. */
const HINT_FROM = 3;

/**
 * After the third saved thing: that clearing the browser would lose them, and the ways to a copy.
 * It stands until it is answered, once for each browser. `savedAt` is another object after each
 * save.
 */
export function CopyHint(props: { savedAt: object; onOpen: () => void }) {
  return (
    <ServerData>
      <Hint {...props} />
    </ServerData>
  );
}

function Hint({ savedAt, onOpen }: { savedAt: object; onOpen: () => void }) {
  const client = useQueryClient();
  const [things, setThings] = useState(0);
  const [isAnswered, setIsAnswered] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again after each save
  useEffect(() => {
    let isCurrent = true;
    client.fetchQuery({ ...workspaceOptions(), staleTime: 0 }).then(
      ({ counts }) => {
        const { collections, verses, creations, plans, highlights, learned } = counts;
        if (isCurrent) setThings(collections + verses + creations + plans + highlights + learned);
      },
      // Counted again after the next save.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [client, savedAt]);

  function answer() {
    noteHintAnswered();
    setIsAnswered(true);
  }

  if (isAnswered || things < HINT_FROM) return null;
  return (
    <section
      data-site
      aria-label="Save a copy"
      className="no-print fixed inset-x-3 bottom-20 z-30 rounded-lg border bg-popover py-3.5 pr-2 pl-5 text-popover-foreground shadow-pop sm:right-auto sm:bottom-6 sm:left-6 sm:w-[26rem] md:left-[21.5rem]"
    >
      <div className="flex items-start justify-between gap-2">
        <p role="status" className="text-[0.9375rem]">
          <strong className="block font-serif text-[1.0625rem] font-semibold">
            You’ve saved {countOf(things, "item")} in this browser
          </strong>
          If you clear its data, you lose access to them. Save a copy as a file, or link another
          device.
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Dismiss"
          className="-mt-1.5"
          onClick={answer}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <Button
        size="sm"
        variant="outline"
        className="mt-3"
        onClick={() => {
          answer();
          onOpen();
        }}
      >
        Export or link
      </Button>
    </section>
  );
}
