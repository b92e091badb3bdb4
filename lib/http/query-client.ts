import { QueryClient, type QueryKey } from "@tanstack/react-query";
import * as z from "zod/mini";
import { apiGet } from "./request";

/** The spec's default read: the key's text segments joined by slashes are the path; an object at the end is the query. */
async function readByKey({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) {
  const path = queryKey
    .filter((part) => typeof part === "string" || typeof part === "number")
    .join("/");
  const last = queryKey[queryKey.length - 1];
  const parameters =
    typeof last === "object" && last !== null ? (last as Record<string, string>) : {};
  return apiGet(path.startsWith("/") ? path : `/${path}`, parameters, z.unknown(), signal);
}

/** A query client with the spec's defaults (§7): data never goes stale by itself, nothing is refetched, polled or retried. */
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
      },
      mutations: { retry: false },
    },
  });
}
