import { notifyManager, QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { apiGet } from "./request";

/**
 * The default read (spec §7): GET to the path that the key's segments form, joined by slashes; an
 * object at the end of the key is the query. Throws like apiGet.
 */
async function readByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const last = queryKey.at(-1);
  const hasQuery = typeof last === "object" && last !== null;
  const segments = hasQuery ? queryKey.slice(0, -1) : queryKey;
  const parameters = hasQuery ? (last as Record<string, string | number | null>) : {};
  const path = `/${segments.join("/")}`.replace("//", "/");
  return apiGet(path, parameters, async () => (await import("zod/mini")).unknown(), signal);
}

// What is pressed shows before the next frame; by default it would be a timer later, and a box that
// is ticked at once would be seen unticked in between.
notifyManager.setScheduler(queueMicrotask);

/**
 * The defaults of every read (spec §7): never stale, no refetch on focus or reconnect, no polling,
 * no retries. `Infinity` and not "static", which would ignore invalidation.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey,
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
