import "server-only";
import type { ZodType, z } from "zod";
import { toAppError, toInvalidRequest } from "@/lib/http/problem";
import { readQuery } from "@/lib/http/read-request";
import { answerMs, type Handler, placeOf, route, withDeadline } from "@/lib/http/route";
import { toNoticeDocument } from "./rules";
import { embedLook } from "./schema";
import { thisSite } from "./service";

/**
 * The handler of a document in a frame: `make` makes it of the query that `schema` reads. Whoever
 * sees a frame wants words, so what fails is said in a document too, with the status of the problem
 * that the API would answer.
 */
export function frameRoute<Schema extends ZodType>(
  schema: Schema,
  make: (query: z.output<Schema>) => Promise<string>,
  cacheOf: (query: z.output<Schema>) => string,
): Handler {
  return route({
    handle: async ({ request }) => {
      try {
        const parsed = schema.safeParse(readQuery(request.url));
        if (!parsed.success) throw toInvalidRequest(parsed.error);
        const html = await withDeadline(make(parsed.data), answerMs());
        return htmlResponse(html, 200, { "Cache-Control": cacheOf(parsed.data) });
      } catch (error) {
        return failure(error, request);
      }
    },
    // The document has its own deadline, so that it too is said in a document.
    deadlineMs: null,
  });
}

const TITLES = new Map([
  [400, "This frame’s address is not complete"],
  [404, "Not found"],
  [503, "Not here right now"],
]);

async function failure(error: unknown, request: Request): Promise<Response> {
  const { status, message, retryAfter } = toAppError(error, await placeOf(request));
  const title = TITLES.get(status) ?? "Something went wrong";
  return htmlResponse(toNoticeDocument(title, message, lookOf(request), thisSite), status, {
    "Cache-Control": "no-store",
    ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
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

function htmlResponse(html: string, status: number, headers: Record<string, string>): Response {
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  });
}
