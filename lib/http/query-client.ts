import { QueryClient } from "@tanstack/react-query";

/**
 * The defaults of every read (spec §7): never stale, no refetch on focus or reconnect, no polling, no retries.
 * `Infinity` and not "static", which would ignore invalidation.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Answer or fail at once when offline; a paused read would look like one that never ends.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
