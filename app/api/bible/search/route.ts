import { searchCache } from "@/lib/bible/text-cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { searchVerses } from "@/lib/search/operations";
import { searchBible } from "@/lib/search/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(searchVerses, {
    cache: ({ translation }) => searchCache(translation),
    handle: ({ query }) => searchBible(query),
  }),
});
