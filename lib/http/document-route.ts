import "server-only";
import type { ZodType, z } from "zod";
import { toAppError, toInvalidRequest } from "@/lib/http/problem";
import { readParams, readQuery } from "@/lib/http/read-request";
import { answerMs, type Handler, placeOf, route, withDeadline } from "@/lib/http/route";

/** What a document says where there is nothing to show. */
export interface Notice {
  title: string;
  words: string;
}

const TITLES = new Map([
  [400, "This address is not complete"],
  [404, "Not found"],
  [503, "Not here right now"],
]);

interface DocumentOptions<Q extends ZodType, P extends ZodType | undefined> {
  query: Q;
  params?: P;
  /** Makes the document of what the address says. */
  make: (
    query: z.output<Q>,
    params: P extends ZodType ? z.output<P> : undefined,
  ) => Promise<string>;
  /** Cache-Control of a good answer. */
  cache: (query: z.output<Q>) => string;
  /** Says what failed in a document of the same kind. */
  toNotice: (notice: Notice, request: Request) => string;
}

/**
 * The handler of an address that answers a whole HTML document without the site's pages around it.
 * Whoever opens it wants words, so what fails is said in a document too, with the status of the
 * problem that the API would answer.
 */
export function documentRoute<Q extends ZodType, P extends ZodType | undefined = undefined>({
  query,
  params,
  make,
  cache,
  toNotice,
}: DocumentOptions<Q, P>): Handler {
  return async (request, context) => {
    const handler = route({
      handle: async () => {
        try {
          const asked = parse(query, readQuery(request.url));
          const path = params && parse(params, readParams(await context?.params));
          const html = await withDeadline(
            make(asked, path as Parameters<typeof make>[1]),
            answerMs(),
          );
          return htmlResponse(html, 200, { "Cache-Control": cache(asked) });
        } catch (error) {
          const { status, message, retryAfter } = toAppError(
            error,
            await placeOf(request, context),
          );
          const title = TITLES.get(status) ?? "Something went wrong";
          return htmlResponse(toNotice({ title, words: message }, request), status, {
            "Cache-Control": "no-store",
            ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
          });
        }
      },
      // The document has its own deadline, so that it too is said in a document.
      deadlineMs: null,
    });
    return handler(request, context);
  };
}

function parse<Schema extends ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw toInvalidRequest(parsed.error);
  return parsed.data;
}

function htmlResponse(html: string, status: number, headers: Record<string, string>): Response {
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  });
}
