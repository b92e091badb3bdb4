import { getVerse } from "@/lib/bible/operations";
import { getPassage } from "@/lib/bible/service";
import { textCache } from "@/lib/bible/text-cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(getVerse, {
    cache: ({ translation }) => textCache(translation),
    handle: ({ query }) =>
      getPassage(
        query.reference,
        query.translation,
        query.include?.split(",").includes("links") ?? false,
      ),
  }),
});
