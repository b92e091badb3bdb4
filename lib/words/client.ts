import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/http/request";
import { PLACES_LIMIT } from "./constants";

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
