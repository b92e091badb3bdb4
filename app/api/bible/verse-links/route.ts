import { textCache } from "@/lib/bible/text-cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { findVerseLinks as verseLinksOperation } from "@/lib/verse-relations/operations";
import { findVerseLinks } from "@/lib/verse-relations/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(verseLinksOperation, {
    cache: ({ translation }) => textCache(translation),
    handle: ({ query }) =>
      findVerseLinks(query.reference, query.translation, query.limit, query.offset),
  }),
});
