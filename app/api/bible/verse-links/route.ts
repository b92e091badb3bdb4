import { verseLinksQuery, verseLinksResponse } from "@/lib/bible/schema";
import { findVerseLinks } from "@/lib/bible/service";
import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: verseLinksQuery,
    response: verseLinksResponse,
    cache: IMMUTABLE_TEXT,
    handle: ({ query }) =>
      findVerseLinks(query.reference, query.translation, query.limit, query.offset),
  }),
});
