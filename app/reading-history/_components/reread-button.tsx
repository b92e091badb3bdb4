"use client";

import { useQueryClient } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { chapterOptions } from "@/lib/bible/reader-client";
import { readerHref } from "@/lib/bible/references/reader-link";
import { failureWords } from "@/lib/http/failure-words";
import { refusal } from "@/lib/http/request";

/** What the server says of a reference that is not in the Bible, or that is none. */
const UNRESOLVED = [400, 404];

/**
 * Opens a session's passage in the reader. The chapter is read first: the reader then has it
 * already, and a reference that leads nowhere, as files from elsewhere may hold, is reported by the
 * catalogue's alert instead of by an empty page.
 */
export function RereadButton({
  reference,
  describedBy,
}: {
  reference: string;
  /** Id of the session's title. */
  describedBy: string;
}) {
  const client = useQueryClient();
  const router = useRouter();
  const [isReading, setIsReading] = useState(false);
  const [isGoing, startGoing] = useTransition();
  const isUnderWay = useRef(false);
  const isOpening = isReading || isGoing;

  async function open() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsReading(true);
    const failure = await client.fetchQuery(chapterOptions(reference, DEFAULT_TRANSLATION)).then(
      () => null,
      (error: unknown) => error,
    );
    isUnderWay.current = false;
    setIsReading(false);
    if (UNRESOLVED.includes(refusal(failure)?.status ?? 0)) {
      window.alert("Re-read feature coming soon!");
    } else if (failure !== null && !navigator.onLine) {
      toast({
        variant: "destructive",
        title: "The passage couldn’t be opened",
        description: failureWords(failure, "Please try again."),
      });
    } else {
      // After any other failure the reader itself says what is wrong, and tries again.
      startGoing(() => router.push(readerHref(reference)));
    }
  }

  return (
    <Button
      variant="outline"
      size="sm"
      aria-describedby={describedBy}
      aria-busy={isOpening}
      onPointerEnter={() => router.prefetch("/bible")}
      onFocus={() => router.prefetch("/bible")}
      onClick={() => void open()}
    >
      <BookOpen aria-hidden="true" />
      {isOpening ? "Opening..." : "Re-read"}
    </Button>
  );
}
