import { searchCache } from "@/lib/bible/text-cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { searchSite as searchSiteOperation } from "@/lib/search/operations";
import { searchSite } from "@/lib/search/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(searchSiteOperation, {
    cache: ({ translation }) => searchCache(translation),
    handle: ({ query }) => searchSite(query),
  }),
});
