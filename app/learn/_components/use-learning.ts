"use client";

import { useInfiniteQuery, useMutationState } from "@tanstack/react-query";
import { useEffect } from "react";
import { useToday } from "@/components/common/use-today";
import { keptPassages, learningOptions, pendingReviews } from "@/lib/learning/client";
import { noteDueDays } from "@/lib/learning/due-days";
import { findDue, withPending } from "@/lib/learning/rules";

/** What the visitor learns, with what this browser has not sent yet, as it stands today. */
export function useLearning() {
  const today = useToday();
  const read = useInfiniteQuery({
    ...learningOptions(today ?? ""),
    enabled: today !== null,
    refetchOnMount: "always",
  });
  const pending = useMutationState(pendingReviews);
  const waiting = useMutationState(keptPassages);
  const { hasNextPage, isFetching, isError, fetchNextPage } = read;

  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const list =
    today === null || !read.data
      ? undefined
      : withPending(
          read.data.pages.flatMap(({ items }) => items),
          pending,
          today,
        );
  const days = list?.map(({ due }) => due).join(" ");
  useEffect(() => {
    if (days !== undefined && today !== null) noteDueDays(days.split(" ").filter(Boolean), today);
  }, [days, today]);

  return { today, list, due: list && today ? findDue(list, today) : [], waiting, read };
}
