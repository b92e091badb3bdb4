import { queryOptions, useQuery } from "@tanstack/react-query";
import { apiGet } from "@/lib/http/request";

const contract = () => import("./contract");

const modelOptions = () =>
  queryOptions({
    queryKey: ["api", "model"],
    queryFn: ({ signal }) =>
      apiGet("/api/model", {}, async () => (await contract()).modelState, signal),
  });

/** Whether this site has a language model, which a visitor may do without; null until it is known. */
export function useHasModel(): boolean | null {
  return useQuery(modelOptions()).data?.available ?? null;
}
