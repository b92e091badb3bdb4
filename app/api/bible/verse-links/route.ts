import { verseLinksQuery } from "@/lib/bible/schema";
import { textCache } from "@/lib/bible/text-cache";
import { methods, route } from "@/lib/http/route";
import { verseLinksResponse } from "@/lib/verse-relations/schema";
import { findVerseLinks } from "@/lib/verse-relations/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: verseLinksQuery,
    response: verseLinksResponse,
    cache: ({ translation }) => textCache(translation),
    handle: ({ query }) =>
      findVerseLinks(query.reference, query.translation, query.limit, query.offset),
  }),
});
