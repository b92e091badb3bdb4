import { getChapter } from "@/lib/bible/chapter-service";
import { getChapter as chapterOperation } from "@/lib/bible/operations";
import { textCache } from "@/lib/bible/text-cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(chapterOperation, {
    cache: ({ translation }) => textCache(translation),
    handle: ({ query }) => getChapter(query.reference, query.translation),
  }),
});
