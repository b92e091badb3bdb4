import {
  type InfiniteData,
  infiniteQueryOptions,
  type Mutation,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { failureWords } from "@/lib/http/failure-words";
import { inWords } from "@/lib/http/in-words";
import { writeOrKeep } from "@/lib/http/outbox/client";
import { joinNotes } from "@/lib/http/outbox/join";
import { apiGet, apiGetPage, type ListPage, refusal } from "@/lib/http/request";
import { apiWrite, conflictingRow, invalidate } from "@/lib/http/write";
import { writeFrom } from "@/lib/http/write-from";
import { reportSaved } from "@/lib/workspaces/page-events";
import { WORKSPACE } from "@/lib/workspaces/query-key";
import { COLLECTIONS, versesKey } from "./client";
import { NO_COLLECTION } from "./constants";
import type { Collection, CollectionVerse } from "./contract";

export type { CollectionVerse } from "./contract";

const contract = () => import("./contract");

/** Notes are read by chapter and by word as well. */
const NOTES = ["api", "workspace", "notes"] as const;

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

/**
 * A verse by its reference, to be added; null when there is none. Preview and adding share it, so
 * it goes on when the preview, which asked first, is gone: it takes no signal.
 */
export const lookUpOptions = (reference: string, translation: string) =>
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

/** Looks a verse up. Throws Error "Verse not found" when there is none; else like apiGet. */
async function lookUpVerse(client: QueryClient, reference: string, translation: string) {
  const found = await client.fetchQuery(lookUpOptions(reference, translation)).catch((error) => {
    const status = refusal(error)?.status;
    if (status === 404 || status === 400) return null;
    throw error;
  });
  if (!found) throw new Error(NOT_FOUND);
  const { text, book, chapter, verse } = found;
  return {
    ...{ verseText: text, book, chapter, verse },
    reference: found.reference ?? reference,
    translation: found.translation ?? UNNAMED_TRANSLATION,
  };
}

/** A verse as the server takes it. What the server knows better is checked there and overruled. */
interface VerseBody {
  collectionId: string;
  reference: string;
  verseText: string;
  book: string;
  chapter: number;
  verse: number;
  translation: string;
  personalNote?: string | undefined;
  orderIndex: number;
  /** Where it is to stand instead of at the end: to undo a removal. */
  position?: number;
}

function postVerse(body: VerseBody): Promise<CollectionVerse> {
  if (body.collectionId === "") throw new Error(NO_COLLECTION);
  return apiWrite("POST", "/api/verses", body, async () => (await contract()).collectionVerse, {
    onSaved: reportSaved,
  });
}

interface NewVerse {
  collection: Pick<Collection, "id" | "verseCount">;
  /** As the visitor wrote it. */
  reference: string;
  translation: string;
  personalNote: string;
}

/**
 * Looks a verse up and adds it at the end of a collection. What it fails with, addFailure words.
 */
export const addVerseMutation = mutationOptions({
  mutationKey: [...COLLECTIONS, "add verse"],
  mutationFn: async (
    { collection, reference, translation, personalNote }: NewVerse,
    { client },
  ): Promise<CollectionVerse> => {
    const found = await lookUpVerse(client, reference, translation);
    return postVerse({
      ...found,
      collectionId: collection.id,
      personalNote: personalNote || undefined,
      orderIndex: collection.verseCount,
    });
  },
  onSuccess: (_added, _sent, _before, { client }) => invalidate(client, COLLECTIONS, WORKSPACE),
});

/** Why a verse could not be added: in our own words, the server's, or a hint (spec §8). */
export function addFailure(error: unknown): string {
  // "Verse not found", "No collection selected": what is not meant for visitors has another name.
  if (error instanceof Error && error.name === "Error") return error.message;
  return failureWords(error, "Please check the Bible reference");
}

/** Puts a removed verse back where it was, with its note. Fails like apiWrite. */
export const restoreVerseMutation = mutationOptions({
  mutationKey: [...COLLECTIONS, "restore verse"],
  mutationFn: ({ personalNote, orderIndex, ...removed }: CollectionVerse) => {
    const { collectionId, reference, verseText, book, chapter, verse, translation } = removed;
    const same = { collectionId, reference, verseText, book, chapter, verse, translation };
    return postVerse({
      ...same,
      personalNote: personalNote ?? undefined,
      orderIndex,
      position: orderIndex,
    });
  },
  onSuccess: (_restored, _sent, _before, { client }) => invalidate(client, COLLECTIONS, WORKSPACE),
});

/** Changes a verse, named by its id. Fails like apiWrite. */
export const patchVerse = (id: string, change: Record<string, number | string>) =>
  apiWrite(
    "PATCH",
    `/api/collection-verses/${id}`,
    change,
    async () => (await contract()).collectionVerse,
  );

type VersePages = InfiniteData<ListPage<CollectionVerse>, string>;

/** Shows what is known to be written, before the list has been read anew. */
export function showVerses(
  client: QueryClient,
  collectionId: string,
  change: (verses: CollectionVerse[]) => CollectionVerse[],
): void {
  client.setQueryData<VersePages>(versesKey(collectionId), (read) => {
    if (!read) return read;
    const verses = change(read.pages.flatMap(({ items }) => items));
    const last = read.pages.length - 1;
    let from = 0;
    const pages = read.pages.map(({ items, next }, index) => {
      const until = index === last ? verses.length : from + items.length;
      const page = { items: verses.slice(from, until), next };
      from = until;
      return page;
    });
    return { ...read, pages };
  });
}

interface NoteChange {
  /** Keeps the note that is there by now as well, should it be another one. */
  keepBoth?: boolean;
  /** The verse as it was seen. */
  seen: Pick<CollectionVerse, "id" | "version" | "collectionId" | "reference" | "personalNote">;
  personalNote: string;
}

/** What a write of a note says where another device has written one meanwhile. */
const KEEP_BOTH = { keepBoth: true };

const CHANGE_NOTE = [...COLLECTIONS, "change note"] as const;

/**
 * Changes the note of a verse. Gives null when that waits for a connection. Fails like writeOrKeep;
 * a conflict's problem carries `current`.
 */
export const changeNoteMutation = mutationOptions({
  mutationKey: CHANGE_NOTE,
  mutationFn: ({ seen, personalNote, keepBoth }: NoteChange) => {
    const { id, version, reference } = seen;
    return writeOrKeep(
      {
        method: "PATCH",
        path: `/api/collection-verses/${id}`,
        body: { version, personalNote, ...(keepBoth ? KEEP_BOTH : {}) },
        what: `Your note on ${reference}`,
        mutationKey: CHANGE_NOTE,
        variables: { id, personalNote } satisfies KeptNote,
        readAnew: [versesKey(seen.collectionId), NOTES],
        seen: { field: "personalNote", value: seen.personalNote ?? null },
        atConflict: KEEP_BOTH,
        joins: `note ${id}`,
      },
      async () => (await contract()).collectionVerse,
      { join: joinNotes },
    );
  },
  onSuccess: (changed, { seen }, _before, { client }) => {
    if (!changed) return;
    showVerses(client, seen.collectionId, (verses) =>
      verses.map((verse) => (verse.id === changed.id ? changed : verse)),
    );
  },
  onSettled: (changed, _error, { seen }, _before, { client }) => {
    if (changed !== null) void invalidate(client, versesKey(seen.collectionId), NOTES);
  },
});

/** A changed note that waits for a connection. */
interface KeptNote {
  /** Of the verse. */
  id: string;
  personalNote: string;
}

/** For `useMutationState`: the changed notes that wait for a connection, oldest first. */
export const keptNoteChanges = {
  filters: { mutationKey: CHANGE_NOTE, predicate: ({ meta }: Mutation) => meta?.isKept === true },
  select: ({ state }: Mutation) => state.variables as KeptNote,
} as const;

interface Move {
  id: string;
  /** Positions in the list; 0 is the first. */
  from: number;
  to: number;
}

/** The version and the position that a row has by now, where a conflict's answer holds one. */
function readPosition(error: unknown): { version: number; orderIndex: number } | null {
  const { version, orderIndex } = conflictingRow(error) ?? {};
  if (typeof version !== "number" || typeof orderIndex !== "number") return null;
  return { version, orderIndex };
}

/** A list with the entry of one position moved to another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/**
 * Moves a verse of a collection, those between making room; one move after the other. Fails like
 * apiWrite, and the moves that still waited are given up with it. The list is read anew at the end
 * of all of them, failed or not.
 */
export const moveVerseMutation = (collectionId: string) => {
  const mutationKey = [...COLLECTIONS, collectionId, "move verse"];
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: ({ id, from, to }: Move, { client }) => {
      const read = client.getQueryData<VersePages>(versesKey(collectionId));
      const verses = read?.pages.flatMap(({ items }) => items) ?? [];
      const version = verses.find((verse) => verse.id === id)?.version ?? 0;
      // Where only its note was changed meanwhile, from the version that it has now.
      return writeFrom(
        { version, orderIndex: from },
        (seen) => patchVerse(id, { version: seen.version, orderIndex: to }),
        readPosition,
        (current) => current.orderIndex === from,
      );
    },
    onSuccess: (changed, { from, to }, _before, { client }) =>
      showVerses(client, collectionId, (verses) =>
        moved(verses, from, to).map((verse) => (verse.id === changed.id ? changed : verse)),
      ),
    onError: (_error, _sent, _before, { client }) => {
      const mutations = client.getMutationCache();
      for (const waiting of mutations.findAll({ mutationKey, status: "pending" })) {
        if (waiting.state.isPaused) mutations.remove(waiting);
      }
    },
    onSettled: (_moved, _error, _sent, _before, { client }) => {
      const isLast = client.isMutating({ mutationKey }) === 1;
      return isLast ? invalidate(client, versesKey(collectionId)) : undefined;
    },
  });
};

/** Removes a verse, named by its id, and gives it back for undoing. Fails like apiWrite. */
export const removeVerseMutation = mutationOptions({
  mutationKey: [...COLLECTIONS, "remove verse"],
  mutationFn: (id: string) =>
    apiWrite(
      "DELETE",
      `/api/collection-verses/${id}`,
      undefined,
      async () => (await contract()).collectionVerse,
    ),
  onSuccess: (removed, _id, _before, { client }) => {
    showVerses(client, removed.collectionId, (verses) =>
      verses.filter((verse) => verse.id !== removed.id),
    );
    void invalidate(client, COLLECTIONS, WORKSPACE);
  },
});
