import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { DEFAULT_TRANSLATION, type TranslationCode } from "@/lib/bible/constants";
import { inWords } from "@/lib/http/in-words";
import { apiGet, apiGetPage, type ListPage, refusal } from "@/lib/http/request";
import { apiWrite, invalidate } from "@/lib/http/write";
import { DEMO_USER_ID } from "@/lib/workspaces/demo-user";
import { reportSaved } from "@/lib/workspaces/page-events";

export type { Collection, CollectionVerse, SharedCollection } from "./contract";

import type { Collection, CollectionVerse } from "./contract";

const contract = () => import("./contract");

const COLLECTIONS = ["api", "collections"] as const;
const versesKey = (collectionId: string) => ["api", "collections", collectionId, "verses"] as const;
/** Notes are read by chapter and by word as well. */
const NOTES = ["api", "workspace", "notes"] as const;
const CREATED_ELSEWHERE = [["api", "workspace"]] as const;

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
            ),
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

/** The verses of a collection in their order, a hundred a page. */
export const collectionVersesOptions = (collectionId: string) =>
  infiniteQueryOptions({
    queryKey: versesKey(collectionId),
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      inWords(
        "Failed to fetch verses",
        apiGetPage(
          pageParam || `/api/collections/${encodeURIComponent(collectionId)}/verses`,
          {},
          async () => (await contract()).collectionVerseList,
          signal,
        ),
      ),
    getNextPageParam: (last) => last.next,
  });

/** A shared collection by the token of its link, with the first page of its verses; `next` leads to further ones. */
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

/**
 * A verse by its reference, to be added; null when there is none. Preview and adding share it, so it goes on when the preview, that asked for it
 * first, is gone: it takes no signal.
 */
export const lookUpOptions = (reference: string, translation: TranslationCode) =>
  queryOptions({
    queryKey: ["api", "bible", "verse", { reference, translation, to: "add" }],
    queryFn: () =>
      apiGet(
        "/api/bible/verse",
        { reference, translation: translation === DEFAULT_TRANSLATION ? null : translation },
        async () => (await contract()).lookedUpVerse,
      ),
  });

const NOT_FOUND = "Verse not found";
/** The label of a verse that came without a translation (spec §9). */
const UNNAMED_TRANSLATION = "ESV";

/** Looks a verse up by its reference, once for preview and adding. Throws Error "Verse not found" when there is none; else like apiGet. */
export async function lookUpVerse(
  client: QueryClient,
  reference: string,
  translation: TranslationCode = DEFAULT_TRANSLATION,
) {
  const found = await client.fetchQuery(lookUpOptions(reference, translation)).catch((error) => {
    const status = refusal(error)?.status;
    if (status === 404 || status === 400) return null;
    throw error;
  });
  if (!found) throw new Error(NOT_FOUND);
  return {
    ...found,
    reference: found.reference ?? reference,
    translation: found.translation ?? UNNAMED_TRANSLATION,
  };
}

interface NewCollection {
  name: string;
  description?: string | undefined;
  isPublic?: boolean;
}

/** Creates a collection. Throws like apiWrite. */
export async function createCollection(
  client: QueryClient,
  { name, description, isPublic = false }: NewCollection,
): Promise<Collection> {
  const created = await apiWrite(
    "POST",
    "/api/collections",
    { name, description, isPublic, userId: DEMO_USER_ID },
    async () => (await contract()).collection,
    { onSaved: reportSaved },
  );
  await invalidate(client, COLLECTIONS, ...CREATED_ELSEWHERE);
  return created;
}

/** Changes a collection from the version that was seen. Throws like apiWrite; a conflict's problem carries `current`. */
export async function changeCollection(
  client: QueryClient,
  { id, version }: Collection,
  change: { name?: string; description?: string; isPublic?: boolean },
): Promise<Collection> {
  try {
    return await apiWrite(
      "PATCH",
      `/api/collections/${id}`,
      { version, ...change },
      async () => (await contract()).collection,
    );
  } finally {
    await invalidate(client, COLLECTIONS);
  }
}

/** Deletes a collection with its verses. Throws like apiWrite. */
export async function deleteCollection(client: QueryClient, id: string): Promise<void> {
  await apiWrite(
    "DELETE",
    `/api/collections/${id}`,
    undefined,
    async () => (await contract()).deleted,
  );
  client.removeQueries({ queryKey: versesKey(id) });
  await invalidate(client, COLLECTIONS, ...CREATED_ELSEWHERE);
}

interface NewVerse {
  collectionId: string;
  reference: string;
  /** As it was looked up; the server prints its own. */
  verseText: string;
  book: string;
  chapter: number;
  verse: number;
  translation: string;
  personalNote?: string | undefined;
  /** The count of verses now (spec §7). */
  orderIndex: number;
  /** Where it is to stand instead of at the end: to undo a removal. */
  position?: number;
}

/** Adds a looked-up verse to a collection. Throws Error "No collection selected", else like apiWrite. */
export async function addVerse(client: QueryClient, verse: NewVerse): Promise<CollectionVerse> {
  if (verse.collectionId === "") throw new Error("No collection selected");
  const added = await apiWrite(
    "POST",
    "/api/verses",
    verse,
    async () => (await contract()).collectionVerse,
    { onSaved: reportSaved },
  );
  await invalidate(client, COLLECTIONS, ...CREATED_ELSEWHERE);
  return added;
}

/** Changes the note of a verse from the version that was seen. Throws like apiWrite; a conflict's problem carries `current`. */
export async function changeNote(
  client: QueryClient,
  { id, version, collectionId }: CollectionVerse,
  personalNote: string,
): Promise<CollectionVerse> {
  try {
    const changed = await patchVerse(id, { version, personalNote });
    showVerses(client, collectionId, (verse) => (verse.id === id ? changed : verse));
    return changed;
  } finally {
    void invalidate(client, versesKey(collectionId), NOTES);
  }
}

/**
 * Moves a verse to a place (0 is the first), those between making room. What was read stays as it is: `refreshVerses` once all moves are done.
 * Throws like apiWrite; a conflict's problem carries `current`.
 */
export const moveVerse = (id: string, version: number, orderIndex: number) =>
  patchVerse(id, { version, orderIndex });

const patchVerse = (id: string, change: Record<string, number | string>) =>
  apiWrite(
    "PATCH",
    `/api/collection-verses/${id}`,
    change,
    async () => (await contract()).collectionVerse,
  );

/** Shows what is known to be written already, before the list has been read anew; null takes a verse out. */
function showVerses(
  client: QueryClient,
  collectionId: string,
  show: (verse: CollectionVerse) => CollectionVerse | null,
): void {
  client.setQueryData<InfiniteData<ListPage<CollectionVerse>, string>>(
    versesKey(collectionId),
    (read) =>
      read && {
        ...read,
        pages: read.pages.map(({ items, next }) => ({
          items: items.flatMap((verse) => show(verse) ?? []),
          next,
        })),
      },
  );
}

/** Reads a collection's verses anew, here and in other tabs. Never throws; a failed read keeps what is there. */
export const refreshVerses = (client: QueryClient, collectionId: string) =>
  invalidate(client, versesKey(collectionId));

/** Removes a verse and gives it back, so that the removal can be undone. Throws like apiWrite. */
export async function removeVerse(client: QueryClient, id: string): Promise<CollectionVerse> {
  const removed = await apiWrite(
    "DELETE",
    `/api/collection-verses/${id}`,
    undefined,
    async () => (await contract()).collectionVerse,
  );
  showVerses(client, removed.collectionId, (verse) => (verse.id === id ? null : verse));
  void invalidate(client, COLLECTIONS, ...CREATED_ELSEWHERE);
  return removed;
}

/** Puts a removed verse back in its place, with its note. Throws like apiWrite. */
export const restoreVerse = (
  client: QueryClient,
  { personalNote, orderIndex, ...removed }: CollectionVerse,
): Promise<CollectionVerse> => {
  const { collectionId, reference, verseText, book, chapter, verse, translation } = removed;
  const place = { collectionId, reference, verseText, book, chapter, verse, translation };
  return addVerse(client, {
    ...place,
    personalNote: personalNote ?? undefined,
    orderIndex,
    position: orderIndex,
  });
};
