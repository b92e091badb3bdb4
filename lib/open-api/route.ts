import "server-only";
// Route handlers of what is open to everybody: lib/http/route by an operation of the API's
// document, with the headers and limits that every such call is under.
import type { ZodType } from "zod";
import type { $ZodType } from "zod/v4/core";
import { openToOtherSites } from "@/lib/http/cors";
import { keepAnswers } from "@/lib/http/kept-answers";
import type { Operation } from "@/lib/http/operation";
import { problemResponse } from "@/lib/http/problem";
import { type Handler, placeOf, type RouteOptions, route } from "@/lib/http/route";
import { countCall } from "@/lib/limits/calls";
import { tooMany } from "@/lib/limits/service";

interface OpenOptions<
  Q extends ZodType | undefined,
  P extends ZodType | undefined,
  B extends ZodType | undefined,
  R extends $ZodType | undefined,
> extends Omit<RouteOptions<Q, P, B, R>, "query" | "params" | "body" | "response" | "hasTag"> {
  /** Whether good answers are kept and sent again (lib/http/kept-answers). */
  isKept?: boolean;
}

/**
 * A handler by an operation of the API's document: what it parses and answers is what is told
 * there. Other sites may read its answers, good and bad; calls are counted for the address (429
 * above the limit); a good answer to a GET carries an ETag.
 */
export function openRoute<
  Q extends ZodType | undefined,
  P extends ZodType | undefined,
  B extends ZodType | undefined,
  R extends $ZodType | undefined,
>(operation: Operation<Q, P, B, R>, { isKept, ...options }: OpenOptions<Q, P, B, R>): Handler {
  const { query, params, body, response, method } = operation;
  const told = route({
    ...options,
    ...({ query, params, body, response } as RouteOptions<Q, P, B, R>),
    hasTag: method === "GET" && !isKept,
  });
  return underOpenRules(operation, isKept ? keepAnswers(told) : told);
}

/** The same for a handler that speaks a protocol of its own. */
export function underOpenRules(operation: Operation, handler: Handler): Handler {
  const open: Handler = async (request, context) => {
    const standing = await countCall(request);
    const answer = standing?.isOver
      ? problemResponse(
          tooMany("That was a little fast.", standing.msBeforeNext),
          await placeOf(request, context),
        )
      : await handler(request, context);
    for (const [name, value] of standing?.headers ?? []) answer.headers.set(name, value);
    openToOtherSites(answer.headers);
    return answer;
  };
  return Object.assign(open, { operation });
}
