import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/http/request";
import { PLACES_LIMIT } from "./constants";

/** What is known of a word: how it is said, and how the translations render it. */
export const lexemeEntryOptions = (id: string) =>
  queryOptions({
    queryKey: ["api", "words", id],
    queryFn: ({ signal }) =>
      apiGet(
        `/api/words/${id}`,
        {},
        async () => (await import("./lexeme-contract")).lexemeEntry,
        signal,
      ),
  });

/** The first places of a word, in canonical order. */
export const firstPlacesOptions = (id: string, translation: string, limit: number) =>
  queryOptions({
    queryKey: ["api", "words", id, "verses", { translation, limit }],
    queryFn: ({ signal }) =>
      apiGet(
        `/api/words/${id}/verses`,
        { translation, limit },
        async () => (await import("./places-contract")).places,
        signal,
      ),
  });

/** Which places of a word a page shows; "" for all. */
export interface PlacesFilter {
  translation: string;
  book: string;
  rendering: string;
  form: string;
}

/** One page of the places of a word, from 1; what stood before stays until it has come. */
export const lexemePlacesOptions = (id: string, filter: PlacesFilter, page: number) => {
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));
  const query = { ...asked, offset: String((page - 1) * PLACES_LIMIT) };
  return queryOptions({
    queryKey: ["api", "words", id, "verses", query],
    queryFn: ({ signal }) =>
      apiGet(
        `/api/words/${id}/verses`,
        query,
        async () => (await import("./places-contract")).places,
        signal,
      ),
    placeholderData: keepPreviousData,
  });
};
