import { SEARCH_RESULTS } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";
import { siteSearchQuery, siteSearchResponse } from "@/lib/search/schema";
import { searchSite } from "@/lib/search/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: siteSearchQuery,
    response: siteSearchResponse,
    cache: SEARCH_RESULTS,
    handle: ({ query }) => searchSite(query),
  }),
});
