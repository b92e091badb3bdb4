// Finds what a list has brought already, so that opening one of it asks for nothing.
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Creation } from "@/lib/creations/client";
import type { ListPage } from "@/lib/http/request";

/**
 * One of the visitor's creations from the lists that were read; undefined when none of them holds
 * it.
 */
export function findListed(client: QueryClient, id: string): Creation | undefined {
  const lists = client.getQueriesData<InfiniteData<ListPage<Creation>>>({
    queryKey: ["api", "creations"],
    predicate: ({ queryKey, state }) =>
      !state.isInvalidated && JSON.stringify(queryKey.at(-1)).includes("userId"),
  });
  for (const [, list] of lists) {
    for (const page of list?.pages ?? []) {
      const found = page.items.find((item) => item.id === id);
      if (found) return found;
    }
  }
  return undefined;
}
