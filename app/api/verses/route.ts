import { findWellLovedVerses } from "@/lib/bible/daily-service";
import { listWellLovedVerses } from "@/lib/bible/operations";
import { textCache } from "@/lib/bible/text-cache";
import { collectionVerseSchema, MAX_VERSE_BODY_BYTES, verseBody } from "@/lib/collections/schema";
import { addVerse, checkVerse } from "@/lib/collections/service";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(listWellLovedVerses, {
    cache: ({ translation }) => textCache(translation),
    handle: ({ query }) => findWellLovedVerses(query.translation),
  }),
  POST: workspaceWrite({
    body: verseBody,
    response: collectionVerseSchema,
    status: 201,
    maxBodyBytes: MAX_VERSE_BODY_BYTES,
    label: ({ body }) => body.userId,
    prepare: ({ body }) => checkVerse(body),
    handle: ({ workspace, queries, body, prepared }) =>
      addVerse(queries, workspace, body, prepared),
  }),
});
