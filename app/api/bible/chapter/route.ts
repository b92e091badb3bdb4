import { getChapter } from "@/lib/bible/chapter-service";
import { chapterQuery, chapterResponse } from "@/lib/bible/schema";
import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: chapterQuery,
    response: chapterResponse,
    cache: IMMUTABLE_TEXT,
    handle: ({ query }) => getChapter(query.reference, query.translation),
  }),
});
