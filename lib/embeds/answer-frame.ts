import "server-only";
import type { ZodType, z } from "zod";
import { documentRoute } from "@/lib/http/document-route";
import type { Handler } from "@/lib/http/route";
import { toNoticeDocument } from "./rules";
import { embedLook } from "./schema";
import { thisSite } from "./service";

/** The handler of a document in a frame: `make` makes it of the query that `schema` reads. */
export function frameRoute<Schema extends ZodType>(
  schema: Schema,
  make: (query: z.output<Schema>) => Promise<string>,
  cacheOf: (query: z.output<Schema>) => string,
): Handler {
  return documentRoute({
    query: schema,
    make,
    cache: cacheOf,
    toNotice: ({ title, words }, request) =>
      toNoticeDocument(title, words, lookOf(request), thisSite),
  });
}

/** How the frame was to look; a query that cannot be read has no look. */
function lookOf(request: Request) {
  const asked = new URL(request.url).searchParams;
  return embedLook.parse({
    theme: asked.get("theme") ?? undefined,
    size: asked.get("size") ?? undefined,
  });
}
