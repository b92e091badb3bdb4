import { getChapter } from "@/lib/bible/chapter-service";
import { chapterQuery, chapterResponse } from "@/lib/bible/schema";
import { textCache } from "@/lib/bible/text-cache";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: chapterQuery,
    response: chapterResponse,
    cache: ({ translation }) => textCache(translation),
    handle: ({ query }) => getChapter(query.reference, query.translation),
  }),
});
