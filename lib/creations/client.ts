import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { inWords } from "@/lib/http/in-words";
import { apiGet, apiGetPage, HttpError } from "@/lib/http/request";
import { apiWrite, invalidate } from "@/lib/http/write";
import { DEMO_USER_ID } from "@/lib/workspaces/demo-user";
import { reportSaved } from "@/lib/workspaces/page-events";
import type { Creation } from "./contract";
import { creationTitle } from "./rules";

export type { Creation, PublicCreation } from "./contract";

const contract = () => import("./contract");

const CREATIONS = ["api", "creations"] as const;
const WORKSPACE = ["api", "workspace"] as const;

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

/** Saves a generated text with the spec's body. Throws like apiWrite. */
export async function saveCreation(
  client: QueryClient,
  { type, prompt, content, scriptureReferences }: NewCreation,
): Promise<Creation> {
  const saved = await apiWrite(
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
  );
  // Saved it is, whatever becomes of reading the lists anew.
  void invalidate(client, CREATIONS, WORKSPACE);
  return saved;
}

/** Changes a creation from the version that was seen. Throws like apiWrite; a conflict's problem carries `current`. */
export async function changeCreation(
  client: QueryClient,
  { id, version }: Pick<Creation, "id" | "version">,
  change: { title?: string; content?: string; isPublic?: boolean },
): Promise<Creation> {
  try {
    const changed = await apiWrite(
      "PATCH",
      `/api/creations/${encodeURIComponent(id)}`,
      { version, ...change },
      async () => (await contract()).creation,
    );
    client.setQueryData(creationOptions(id).queryKey, changed);
    return changed;
  } finally {
    void invalidate(client, CREATIONS);
  }
}

/** The creation that a conflict's problem carries, as it is now; null when it is none. */
export async function readConflict(current: unknown): Promise<Creation | null> {
  return (await contract()).creation.safeParse(current).data ?? null;
}

/** Those that this page has seen deleted: nobody asks for them again while they leave the screen. */
const gone = new Set<string>();

/** Whether this page has seen it deleted. */
export const isGone = (id: string): boolean => gone.has(id);

/** Deletes a creation for good; one that was deleted already is no failure. Throws like apiWrite. */
export async function deleteCreation(client: QueryClient, id: string): Promise<void> {
  const path = `/api/creations/${encodeURIComponent(id)}`;
  try {
    await apiWrite("DELETE", path, undefined, async () => (await contract()).deleted);
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
  gone.add(id);
  void invalidate(client, CREATIONS, WORKSPACE);
}

/** Tells the operator of a public creation; a second time changes nothing. Throws like apiWrite. */
export async function reportCreation(token: string, reason: string): Promise<void> {
  await apiWrite(
    "POST",
    `/api/creations/shared/${encodeURIComponent(token)}/reports`,
    { userId: DEMO_USER_ID, ...(reason.trim() === "" ? {} : { reason: reason.trim() }) },
    async () => (await contract()).reported,
    { onSaved: reportSaved },
  );
}
