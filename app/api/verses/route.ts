import { findWellLovedVerses } from "@/lib/bible/daily-service";
import { verseListQuery, verseListResponse } from "@/lib/bible/schema";
import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: verseListQuery,
    response: verseListResponse,
    cache: IMMUTABLE_TEXT,
    handle: ({ query }) => findWellLovedVerses(query.translation),
  }),
});
