import { searchVersesQuery, searchVersesResponse } from "@/lib/bible/schema";
import { searchVerses } from "@/lib/bible/search/service";
import { SEARCH_RESULTS } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: searchVersesQuery,
    response: searchVersesResponse,
    cache: SEARCH_RESULTS,
    handle: ({ query }) => searchVerses(query),
  }),
});
