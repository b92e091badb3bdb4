"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useToday } from "@/components/common/use-today";
import { type Summary, summaryOptions } from "@/lib/reading-sessions/client";
import type { ExampleHistory } from "@/lib/reading-sessions/example";
import { whenConnected } from "@/lib/site/when-connected";

/** What the page shows of a history: the visitor's own, or the example while there is none. */
interface ShownHistory {
  /** Null until the page runs. */
  today: string | null;
  /** Undefined while it is read, and after a failure. */
  summary: Summary | undefined;
  /** The example, where it stands for a history that is empty. */
  example: ExampleHistory | null;
  /** Why there are no figures; null while there is no failure. */
  error: Error | null;
  retry: () => void;
}

/**
 * The figures of the visitor's history with one year (YYYY) day by day, that of today when left
 * out. Everything that asks for the same year shares one read. `isFirst` reads anew what an earlier
 * visit to the page has read: the reader has reported more since.
 */
export function useHistory({ year, isFirst = false }: { year?: string; isFirst?: boolean } = {}) {
  const today = useToday();
  const isThisYear = today === null || year === undefined || today.startsWith(year);
  const summary = useQuery({
    ...summaryOptions(today ?? "", isThisYear ? undefined : year),
    enabled: today !== null,
    placeholderData: keepPreviousData,
    refetchOnMount: isFirst ? "always" : true,
  });
  const isEmpty = summary.data?.sessions === 0;
  const example = useQuery({
    queryKey: ["example-history", today, year ?? null],
    queryFn: async () => {
      const load = () => import("@/lib/reading-sessions/example");
      return (await whenConnected(load)).exampleHistory(today ?? "", year);
    },
    enabled: isEmpty && today !== null,
  });
  const shown = isEmpty ? example : summary;
  return {
    today,
    summary: isEmpty ? example.data?.summary : summary.data,
    example: (isEmpty && example.data) || null,
    error: shown.error,
    retry: () => void shown.refetch(),
  } satisfies ShownHistory;
}
