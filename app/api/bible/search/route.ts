import { searchVersesQuery } from "@/lib/bible/schema";
import { searchCache } from "@/lib/bible/text-cache";
import { methods, route } from "@/lib/http/route";
import { searchBibleResponse } from "@/lib/search/schema";
import { searchBible } from "@/lib/search/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: searchVersesQuery,
    response: searchBibleResponse,
    cache: ({ translation }) => searchCache(translation),
    handle: ({ query }) => searchBible(query),
  }),
});
