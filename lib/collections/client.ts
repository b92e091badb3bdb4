import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import { mayHaveWorkspace } from "@/lib/http/has-workspace";
import { inWords } from "@/lib/http/in-words";
import { apiGet, apiGetPage, HttpError, type ListPage } from "@/lib/http/request";
import { apiWrite, invalidate } from "@/lib/http/write";
import { DEMO_USER_ID } from "@/lib/workspaces/demo-user";
import { reportSaved } from "@/lib/workspaces/page-events";
import { WORKSPACE } from "@/lib/workspaces/query-key";
import type { Collection } from "./contract";

export type { Collection, SharedCollection } from "./contract";

const contract = () => import("./contract");

export const COLLECTIONS = ["api", "collections"] as const;
export const versesKey = (collectionId: string) =>
  [...COLLECTIONS, collectionId, "verses"] as const;

/** Who keeps nothing has none, with a connection or without. */
function noneWithoutWorkspace(error: unknown): ListPage<Collection> {
  if (error instanceof HttpError || mayHaveWorkspace()) throw error;
  return { items: [], next: null };
}

/** The visitor's collections, newest first, a hundred a page. */
export const collectionsOptions = () =>
  infiniteQueryOptions({
    queryKey: [...COLLECTIONS, { userId: DEMO_USER_ID }],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      inWords(
        "Failed to fetch collections",
        pageParam
          ? apiGetPage(pageParam, {}, async () => (await contract()).collectionList, signal)
          : apiGetPage(
              "/api/collections",
              { userId: DEMO_USER_ID },
              async () => (await contract()).collectionList,
              signal,
            ).catch(noneWithoutWorkspace),
      ),
    getNextPageParam: (last) => last.next,
  });

/** One of the visitor's collections by its id; fails with a 404 problem for any other. */
export const collectionOptions = (collectionId: string) =>
  queryOptions({
    queryKey: [...COLLECTIONS, collectionId],
    queryFn: ({ signal }) =>
      apiGet(
        `/api/collections/${encodeURIComponent(collectionId)}`,
        {},
        async () => (await contract()).collection,
        signal,
      ),
  });

/**
 * A shared collection by the token of its link, with the first page of its verses; `next` leads to
 * further ones.
 */
export const sharedCollectionOptions = (token: string) =>
  infiniteQueryOptions({
    queryKey: [...COLLECTIONS, "shared", token],
    initialPageParam: "",
    queryFn: async ({ signal, pageParam }) => {
      const path = pageParam || `/api/collections/shared/${encodeURIComponent(token)}`;
      const load = async () => {
        const { array, pipe, transform } = await import("zod/mini");
        const { sharedCollection } = await contract();
        // One object and not a list, but paged alike.
        return pipe(
          transform((answer: unknown) => [answer]),
          array(sharedCollection),
        );
      };
      const { items, next } = await apiGetPage(path, {}, load, signal);
      const [collection] = items;
      if (!collection) throw new Error("an answer without a collection");
      return { collection, next };
    },
    getNextPageParam: (last) => last.next,
  });

interface NewCollection {
  name: string;
  description?: string | undefined;
}

/** Creates a private collection. Fails like apiWrite. */
export const createCollectionMutation = mutationOptions({
  mutationKey: [...COLLECTIONS, "create"],
  mutationFn: ({ name, description }: NewCollection) =>
    apiWrite(
      "POST",
      "/api/collections",
      { name, description, isPublic: false, userId: DEMO_USER_ID },
      async () => (await contract()).collection,
      { onSaved: reportSaved },
    ),
  onSuccess: (_created, _sent, _before, { client }) => invalidate(client, COLLECTIONS, WORKSPACE),
});

interface CollectionChange {
  /** The collection as it was seen. */
  seen: Pick<Collection, "id" | "version">;
  change: { name?: string; description?: string; isPublic?: boolean };
}

/** Changes a collection. Fails like apiWrite; a conflict's problem carries `current`. */
export const changeCollectionMutation = mutationOptions({
  mutationKey: [...COLLECTIONS, "change"],
  mutationFn: ({ seen: { id, version }, change }: CollectionChange) =>
    apiWrite(
      "PATCH",
      `/api/collections/${id}`,
      { version, ...change },
      async () => (await contract()).collection,
    ),
  onSettled: (_changed, _error, _sent, _before, { client }) => invalidate(client, COLLECTIONS),
});

/** Deletes a collection, named by its id, with its verses. Fails like apiWrite. */
export const deleteCollectionMutation = mutationOptions({
  mutationKey: [...COLLECTIONS, "delete"],
  mutationFn: (id: string) =>
    apiWrite("DELETE", `/api/collections/${id}`, undefined, async () => (await contract()).deleted),
  onSuccess: (_deleted, id, _before, { client }) => {
    client.removeQueries({ queryKey: versesKey(id) });
    return invalidate(client, COLLECTIONS, WORKSPACE);
  },
});
