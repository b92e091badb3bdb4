import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { apiGetPage } from "@/lib/http/request";
import { apiWrite, invalidate, newKey } from "@/lib/http/write";
import { reportSaved } from "@/lib/workspaces/page-events";
import type { HighlightColor } from "./constants";
import type { Highlight, Note } from "./contract";

export type { Highlight, Note } from "./contract";

const contract = () => import("./contract");

const HIGHLIGHTS = ["api", "workspace", "highlights"] as const;
const NOTES = ["api", "workspace", "notes"] as const;
/** A saved verse is one of a collection, and counted. */
const SAVED = [
  ["api", "collections"],
  ["api", "workspace"],
] as const;

/** Filters of the overview; `reference` is the passage a reader shows. */
export interface HighlightFilter {
  reference?: string;
  /** OSIS id. */
  book?: string;
  colour?: HighlightColor;
  label?: string;
  translation?: string;
}

/** The visitor's highlights, newest first, a hundred a page (two hundred: a whole chapter, when a passage is asked for). */
export const highlightsOptions = (filter: HighlightFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...HIGHLIGHTS, filter],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      apiGetPage(
        pageParam || "/api/workspace/highlights",
        pageParam ? {} : { ...filter, limit: filter.reference ? 200 : 100 },
        async () => (await contract()).highlightList,
        signal,
      ),
    getNextPageParam: (last) => last.next,
  });

/** Marks every verse of a passage, or takes the marks away (`colour: null`). Gives the marks that then stand. Throws like apiWrite. */
export async function highlightPassage(
  client: QueryClient,
  mark: { reference: string; colour: HighlightColor | null; label?: string },
): Promise<Highlight[]> {
  const marks = await apiWrite(
    "POST",
    "/api/workspace/highlights",
    mark,
    async () => (await contract()).highlightList,
    // Marking sets a state: an old press that is repeated after another one counts anew.
    { key: newKey(), onSaved: reportSaved },
  );
  await invalidate(client, ["api", "workspace"]);
  return marks;
}

/** Changes a highlight from the version that was seen. Throws like apiWrite; a conflict's problem carries `current`. */
export async function changeHighlight(
  client: QueryClient,
  { id, version }: Pick<Highlight, "id" | "version">,
  change: { colour?: HighlightColor; label?: string },
): Promise<Highlight> {
  try {
    return await apiWrite(
      "PATCH",
      `/api/workspace/highlights/${id}`,
      { version, ...change },
      async () => (await contract()).highlight,
    );
  } finally {
    await invalidate(client, HIGHLIGHTS);
  }
}

/** Removes a highlight. Throws like apiWrite. */
export async function deleteHighlight(client: QueryClient, id: string): Promise<void> {
  await apiWrite(
    "DELETE",
    `/api/workspace/highlights/${id}`,
    undefined,
    async () => (await contract()).deleted,
  );
  await invalidate(client, ["api", "workspace"]);
}

/** Filters of the notes; `show: "verses"` lists all saved verses. */
export interface NoteFilter {
  show?: "notes" | "verses";
  reference?: string;
  /** OSIS id. */
  book?: string;
  /** Searched for in notes. */
  q?: string;
}

/** The visitor's notes, newest first, a hundred a page. */
export const notesOptions = (filter: NoteFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...NOTES, filter],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      apiGetPage(
        pageParam || "/api/workspace/notes",
        pageParam ? {} : { ...filter },
        async () => (await contract()).noteList,
        signal,
      ),
    getNextPageParam: (last) => last.next,
  });

/**
 * Saves a verse into 'Saved verses', with a note or without; `version` is that of the saved verse whose note was seen. Throws like apiWrite; a
 * conflict's problem carries `current`.
 */
export async function saveNote(
  client: QueryClient,
  verse: { reference: string; translation?: string; note?: string | null; version?: number },
): Promise<Note> {
  try {
    return await apiWrite(
      "POST",
      "/api/workspace/notes",
      verse,
      async () => (await contract()).note,
      { onSaved: reportSaved },
    );
  } finally {
    await invalidate(client, ...SAVED);
  }
}
