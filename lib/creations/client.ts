import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import { inWords } from "@/lib/http/in-words";
import { apiGet, apiGetPage, refusal } from "@/lib/http/request";
import { apiWrite, invalidate } from "@/lib/http/write";
import { DEMO_USER_ID } from "@/lib/workspaces/demo-user";
import { reportSaved } from "@/lib/workspaces/page-events";
import { WORKSPACE } from "@/lib/workspaces/query-key";
import type { Creation } from "./contract";
import { creationTitle } from "./rules";

export type { Creation, PublicCreation } from "./contract";

const contract = () => import("./contract");

const CREATIONS = ["api", "creations"] as const;

/** Which of the creations: words of their title or text, a type; both may be empty. */
export interface CreationFilter {
  q: string;
  type: Creation["type"] | "";
}

/** The visitor's creations, newest first, a hundred a page; all of them without a filter. */
export const creationsOptions = ({ q, type }: CreationFilter = { q: "", type: "" }) => {
  const query = { userId: DEMO_USER_ID, ...(q ? { q } : {}), ...(type ? { type } : {}) };
  return infiniteQueryOptions({
    queryKey: [...CREATIONS, query],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      inWords(
        "Failed to fetch creations",
        apiGetPage(
          pageParam || "/api/creations",
          pageParam ? {} : query,
          async () => (await contract()).creationList,
          signal,
        ),
      ),
    getNextPageParam: (last) => last.next,
  });
};

/** One of the visitor's creations by its id; fails with a 404 problem for any other. */
export const creationOptions = (id: string) =>
  queryOptions({
    queryKey: [...CREATIONS, id],
    queryFn: ({ signal }) =>
      apiGet(
        `/api/creations/${encodeURIComponent(id)}`,
        {},
        async () => (await contract()).creation,
        signal,
      ),
  });

/** What the operator approved, newest first, a page at a time. */
export const approvedCreationsOptions = () =>
  infiniteQueryOptions({
    queryKey: [...CREATIONS, { public: "approved" }],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      inWords(
        "Failed to fetch creations",
        apiGetPage(
          pageParam || "/api/creations",
          pageParam ? {} : { public: "approved" },
          async () => (await contract()).publicCreationList,
          signal,
        ),
      ),
    getNextPageParam: (last) => last.next,
  });

/** The public creation of a link; fails with a 404 problem when there is none (any more). */
export const sharedCreationOptions = (token: string) =>
  queryOptions({
    queryKey: [...CREATIONS, "shared", token],
    queryFn: ({ signal }) =>
      apiGet(
        `/api/creations/shared/${encodeURIComponent(token)}`,
        {},
        async () => (await contract()).publicCreation,
        signal,
      ),
  });

export interface NewCreation {
  type: Creation["type"];
  prompt: string;
  content: string;
  scriptureReferences: readonly string[];
}

/** Saves a generated text with the spec's body. Fails like apiWrite. */
export const saveCreationMutation = mutationOptions({
  mutationKey: [...CREATIONS, "save"],
  mutationFn: ({ type, prompt, content, scriptureReferences }: NewCreation) =>
    apiWrite(
      "POST",
      "/api/creations",
      {
        userId: DEMO_USER_ID,
        title: creationTitle(type, prompt),
        content,
        type,
        prompt,
        scriptureReferences,
        isPublic: false,
        likes: 0,
      },
      async () => (await contract()).creation,
      { onSaved: reportSaved },
    ),
  onSuccess: (_saved, _sent, _before, { client }) => {
    // Saved it is, whatever becomes of reading the lists anew.
    void invalidate(client, CREATIONS, WORKSPACE);
  },
});

interface CreationChange {
  /** The creation as it was seen. */
  seen: Pick<Creation, "id" | "version">;
  change: { title?: string; content?: string; isPublic?: boolean };
}

/** Changes a creation. Fails like apiWrite; a conflict's problem carries `current`. */
export const changeCreationMutation = mutationOptions({
  mutationKey: [...CREATIONS, "change"],
  mutationFn: ({ seen: { id, version }, change }: CreationChange) =>
    apiWrite(
      "PATCH",
      `/api/creations/${encodeURIComponent(id)}`,
      { version, ...change },
      async () => (await contract()).creation,
    ),
  onSuccess: (changed, { seen }, _before, { client }) => {
    client.setQueryData(creationOptions(seen.id).queryKey, changed);
  },
  onSettled: (_changed, _error, _sent, _before, { client }) => {
    void invalidate(client, CREATIONS);
  },
});

/** The creation that a conflict's problem carries, as it is now; null when it is none. */
export async function readConflict(current: unknown): Promise<Creation | null> {
  return (await contract()).creation.safeParse(current).data ?? null;
}

/**
 * Deletes a creation, named by its id, for good; one that was deleted already is no failure. Fails
 * like apiWrite.
 */
export const deleteCreationMutation = mutationOptions({
  mutationKey: [...CREATIONS, "delete"],
  mutationFn: async (id: string) => {
    const path = `/api/creations/${encodeURIComponent(id)}`;
    try {
      await apiWrite("DELETE", path, undefined, async () => (await contract()).deleted);
    } catch (error) {
      if (refusal(error)?.status !== 404) throw error;
    }
  },
  onSuccess: (_deleted, _id, _before, { client }) => {
    // Not the deleted one itself: while it leaves the screen nobody asks for it again.
    const lists = [{ userId: DEMO_USER_ID }, { public: "approved" }, "shared"];
    void invalidate(client, ...lists.map((list) => [...CREATIONS, list]), WORKSPACE);
  },
});

interface Report {
  token: string;
  reason: string;
}

/**
 * Reports a public creation to the operator; a second time changes nothing. Fails like apiWrite.
 */
export const reportCreationMutation = mutationOptions({
  mutationKey: [...CREATIONS, "report"],
  mutationFn: ({ token, reason }: Report) =>
    apiWrite(
      "POST",
      `/api/creations/shared/${encodeURIComponent(token)}/reports`,
      { userId: DEMO_USER_ID, ...(reason === "" ? {} : { reason }) },
      async () => (await contract()).reported,
      { onSaved: reportSaved },
    ),
});
