import type { QueryClient } from "@tanstack/react-query";
import { toLocalDay } from "@/lib/dates";
import { learningOptions, pendingReviews } from "./client";
import { noteDueDays } from "./due-days";
import { withPending } from "./rules";

/** Pages of the list that are read at most. */
const MOST_PAGES = 50;

/**
 * Reads what is learned and notes for the home page when it is due, where another device may have
 * reviewed it. Without an answer the old note stays.
 */
export async function readDueDays(client: QueryClient): Promise<void> {
  const today = toLocalDay(new Date());
  const options = { ...learningOptions(today), staleTime: 0, pages: MOST_PAGES };
  const read = await client.fetchInfiniteQuery(options).catch(() => null);
  if (!read) return;
  const { filters, select } = pendingReviews;
  const pending = client.getMutationCache().findAll(filters).map(select);
  const list = withPending(
    read.pages.flatMap(({ items }) => items),
    pending,
    today,
  );
  noteDueDays(
    list.map(({ due }) => due),
    today,
  );
}
