import { passageResponse, verseQuery } from "@/lib/bible/schema";
import { getPassage } from "@/lib/bible/service";
import { textCache } from "@/lib/bible/text-cache";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: verseQuery,
    response: passageResponse,
    cache: ({ translation }) => textCache(translation),
    handle: ({ query }) =>
      getPassage(
        query.reference,
        query.translation,
        query.include?.split(",").includes("links") ?? false,
      ),
  }),
});
