import { searchCache } from "@/lib/bible/text-cache";
import { methods, route } from "@/lib/http/route";
import { siteSearchQuery, siteSearchResponse } from "@/lib/search/schema";
import { searchSite } from "@/lib/search/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: siteSearchQuery,
    response: siteSearchResponse,
    cache: ({ translation }) => searchCache(translation),
    handle: ({ query }) => searchSite(query),
  }),
});
