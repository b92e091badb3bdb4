import type { ZodType } from "zod";
import type { $ZodType } from "zod/v4/core";

/** Groups of operations, as the API's document and the page for developers show them. */
export const TOPICS = [
  "Scripture",
  "Search",
  "Quotations",
  "Original words",
  "Evidence",
  "Study content",
  "Reading plans",
  "The API itself",
] as const;

/** A request that is answered well: for the document, the page that tries it, and the tests. */
interface OperationExample {
  query?: Readonly<Record<string, string>>;
  params?: Readonly<Record<string, string>>;
  body?: unknown;
}

/**
 * What one method of one address takes and answers, told once: its route handler is made of it, the
 * API's document and the page for developers show it, the tests call it.
 */
export interface Operation<
  Q extends ZodType | undefined = ZodType | undefined,
  P extends ZodType | undefined = ZodType | undefined,
  B extends ZodType | undefined = ZodType | undefined,
  R extends $ZodType | undefined = $ZodType | undefined,
> {
  /** Its name in the document and in clients made from it: "getVerse". Never changed. */
  id: string;
  method: "GET" | "POST";
  /** With its parameters in braces: "/api/words/{id}". */
  path: `/api/${string}`;
  topic: (typeof TOPICS)[number];
  /** A few words. */
  summary: string;
  /** What one has to know besides. */
  description?: string;
  query?: Q;
  params?: P;
  body?: B;
  /** Contract of a good answer; none for what is no JSON. */
  response?: R;
  /** Headers that a request needs besides, with what the example sends. */
  headers?: Readonly<Record<string, string>>;
  /** Media type of a good answer, unless it is JSON. */
  produces?: string;
  /** Whether the answer leads on with `Link: rel="next"`. */
  hasPages?: boolean;
  example: OperationExample;
}

/** Keeps the types of the schemas, for the route handler that is made of them. */
export function operation<
  Q extends ZodType | undefined = undefined,
  P extends ZodType | undefined = undefined,
  B extends ZodType | undefined = undefined,
  R extends $ZodType | undefined = undefined,
>(told: Operation<Q, P, B, R>): Operation<Q, P, B, R> {
  return told;
}
