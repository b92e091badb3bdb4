import {
  type InfiniteData,
  infiniteQueryOptions,
  type Mutation,
  mutationOptions,
  type QueryClient,
} from "@tanstack/react-query";
import { mayHaveWorkspace } from "@/lib/http/has-workspace";
import { writeOrKeep } from "@/lib/http/outbox/client";
import { joinNotes } from "@/lib/http/outbox/join";
import { apiGetPage, type ListPage, refusal } from "@/lib/http/request";
import { invalidate } from "@/lib/http/write";
import { reportSaved } from "@/lib/workspaces/page-events";
import { WORKSPACE } from "@/lib/workspaces/query-key";
import type { HighlightColor } from "./constants";
import type { Highlight } from "./contract";
import type { HighlightValue } from "./rules";

export type { Highlight, Note } from "./contract";

const contract = () => import("./contract");

/**
 * A page of what the visitor keeps: every chapter asks for it, so no request is made where there is
 * nothing. The first write asks anew.
 */
const readOwnPage: typeof apiGetPage = async (...asked) =>
  mayHaveWorkspace() ? apiGetPage(...asked) : { items: [], next: null };

const HIGHLIGHTS = [...WORKSPACE, "highlights"] as const;
const NOTES = [...WORKSPACE, "notes"] as const;
const SAVE_NOTE = [...NOTES, "save"] as const;
/** A saved verse is one of a collection, and counted. */
const SAVED = [["api", "collections"], WORKSPACE] as const;

/** Filters of the overview; `reference` is the passage a reader shows. */
export interface HighlightFilter {
  reference?: string;
  /** OSIS id. */
  book?: string;
  colour?: HighlightColor;
  label?: string;
  translation?: string;
}

/**
 * The visitor's highlights, newest first, a hundred a page (two hundred: a whole chapter, when a
 * passage is asked for).
 */
export const highlightsOptions = (filter: HighlightFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...HIGHLIGHTS, filter],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      readOwnPage(
        pageParam || "/api/workspace/highlights",
        pageParam ? {} : { ...filter, limit: filter.reference ? 200 : 100 },
        async () => (await contract()).highlightList,
        signal,
      ),
    getNextPageParam: (last) => last.next,
  });

type Pages = InfiniteData<ListPage<Highlight>, string>;

/** What a passage is to be highlighted as. */
export interface HighlightChange {
  /** The reference that names all the verses. */
  passage: string;
  /** Their references, one after another. */
  verses: readonly string[];
  /** Null removes the highlights. */
  value: HighlightValue | null;
}

/** The row of a verse as it was read last, whichever list holds it. */
function findRow(client: QueryClient, reference: string): Highlight | undefined {
  return client
    .getQueriesData<Pages>({ queryKey: HIGHLIGHTS })
    .flatMap(([, read]) => read?.pages.flatMap(({ items }) => items) ?? [])
    .filter((row) => row.reference === reference)
    .sort((one, other) => other.version - one.version)[0];
}

const SET = [...HIGHLIGHTS, "set"] as const;

/** What the outbox knows of a change beside how it is sent. */
const described = (change: HighlightChange) => ({
  what: `The highlight of ${change.passage}`,
  mutationKey: SET,
  variables: change,
  readAnew: [WORKSPACE],
});

const putHighlights = (change: HighlightChange) =>
  writeOrKeep(
    {
      method: "POST",
      path: "/api/workspace/highlights",
      body: { reference: change.passage, colour: null, ...change.value },
      ...described(change),
    },
    async () => (await contract()).highlightList,
    { onSaved: reportSaved },
  );

/**
 * One verse is changed from the version that was seen, so that nothing unseen is overwritten; not
 * while an earlier change is on its way, which makes a version that nobody knows yet. Gives null
 * for a change that waits for a connection.
 */
async function writeHighlights(
  client: QueryClient,
  change: HighlightChange,
): Promise<readonly Highlight[] | null> {
  const { passage, verses, value } = change;
  const isAlone = client.isMutating({ mutationKey: SET }) === 1;
  const row = isAlone && verses.length === 1 ? findRow(client, passage) : undefined;
  if (!value || !row) return putHighlights(change);
  try {
    const changed = await writeOrKeep(
      {
        method: "PATCH",
        path: `/api/workspace/highlights/${row.id}`,
        body: { version: row.version, ...value },
        ...described(change),
      },
      async () => (await contract()).highlight,
    );
    return changed && [changed];
  } catch (error) {
    // Removed elsewhere: it is highlighted anew.
    if (refusal(error)?.status === 404) return putHighlights(change);
    throw error;
  }
}

/**
 * Shows what is known to be written in every list that was read, whether or not it can be read
 * anew.
 */
function showWritten(
  client: QueryClient,
  { verses }: HighlightChange,
  written: readonly Highlight[],
): void {
  for (const [queryKey, read] of client.getQueriesData<Pages>({ queryKey: HIGHLIGHTS })) {
    if (!read) continue;
    const rows = new Map(written.map((row) => [row.reference, row]));
    const pages = read.pages.map(({ items, next }) => ({
      next,
      items: items.flatMap((item) => {
        if (!verses.includes(item.reference)) return item;
        const row = rows.get(item.reference);
        rows.delete(item.reference);
        return row ? { ...item, ...row } : [];
      }),
    }));
    const { reference: passage } = queryKey.at(-1) as HighlightFilter;
    // The list of the chapter they stand in.
    if (passage && verses.every((verse) => passage.startsWith(verse.replace(/\d+$/, "")))) {
      pages[0]?.items.push(...rows.values());
    }
    client.setQueryData<Pages>(queryKey, { ...read, pages });
  }
}

/**
 * Highlights verses or removes their highlights, one write after the other. Until it is written
 * `pendingHighlights` has it, also while it waits for a connection. Fails like writeOrKeep; a
 * conflict's problem carries `current`.
 */
export const setHighlightsMutation = mutationOptions({
  mutationKey: SET,
  mutationFn: (change: HighlightChange, { client }) => writeHighlights(client, change),
  onSuccess: (written, change, _result, { client }) =>
    written ? showWritten(client, change, written) : undefined,
  onSettled: (written, error, _change, _result, { client }) =>
    written === null ? undefined : invalidate(client, error ? HIGHLIGHTS : WORKSPACE),
});

/** For `useMutationState`: the changes that are not known to be written yet, oldest first. */
export const pendingHighlights = {
  filters: { mutationKey: setHighlightsMutation.mutationKey, status: "pending" },
  select: ({ state }: Mutation) => state.variables as HighlightChange,
} as const;

/** Filters of the notes; `show: "verses"` lists all saved verses. */
export interface NoteFilter {
  show?: "notes" | "verses";
  reference?: string;
  /** OSIS id. */
  book?: string;
  /** Searched for in notes. */
  q?: string;
}

/** For `useMutationState`: saved verses and notes that wait for a connection, oldest first. */
export const keptNotes = {
  filters: { mutationKey: SAVE_NOTE, predicate: ({ meta }: Mutation) => meta?.isKept === true },
  select: ({ state }: Mutation) => state.variables as VerseToKeep,
} as const;

/** The visitor's notes, newest first, a hundred a page. */
export const notesOptions = (filter: NoteFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...NOTES, filter],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      readOwnPage(
        pageParam || "/api/workspace/notes",
        pageParam ? {} : { ...filter },
        async () => (await contract()).noteList,
        signal,
      ),
    getNextPageParam: (last) => last.next,
  });

/** A verse to save, as the server takes it. */
export interface VerseToKeep {
  reference: string;
  translation?: string;
  note?: string;
  /** Of the saved verse whose note was seen. */
  version?: number;
}

/**
 * Saves a verse into 'Saved verses', with a note or without; `seenNote` is the note that was there.
 * Gives null when it waits for a connection. Fails like writeOrKeep; a conflict's problem carries
 * `current`.
 */
export const saveNoteMutation = mutationOptions({
  mutationKey: SAVE_NOTE,
  mutationFn: ({
    seenNote,
    keepBoth,
    ...verse
  }: VerseToKeep & { seenNote?: string | null | undefined; keepBoth?: boolean }) =>
    writeOrKeep(
      {
        method: "POST",
        path: "/api/workspace/notes",
        body: { ...verse, ...(keepBoth ? { keepBoth } : {}) },
        what: verse.note ? `Your note on ${verse.reference}` : `${verse.reference}, saved`,
        mutationKey: SAVE_NOTE,
        variables: verse,
        readAnew: SAVED,
        seen: { field: "personalNote", value: seenNote ?? null },
        atConflict: { keepBoth: true },
        joins: `note ${verse.reference} ${verse.translation ?? ""}`,
      },
      async () => (await contract()).note,
      { onSaved: reportSaved, join: joinNotes },
    ),
  onSettled: (note, _error, _verse, _result, { client }) =>
    note === null ? undefined : invalidate(client, ...SAVED),
});
