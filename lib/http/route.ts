import "server-only";
import type { ZodType, z } from "zod";
import { type $ZodType, parseAsync } from "zod/v4/core";
import { databaseTimeoutMs } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { requestEnded, requestStarted, warmingUp } from "@/lib/health/lifecycle";
import { afterAnswer } from "@/lib/http/after-answer";
import { preflightResponse } from "@/lib/http/cors";
import { entityTag, holds } from "@/lib/http/entity-tag";
import type { Operation } from "@/lib/http/operation";
import { problemResponse, toInvalidRequest } from "@/lib/http/problem";
import {
  awaitUnusedBody,
  MAX_BODY_BYTES,
  type PathParams,
  readJson,
  readParams,
  readQuery,
} from "@/lib/http/read-request";

/** For what an answer does besides asking the database. */
const OWN_WORK_MS = 300;

/** Milliseconds an answer has that needs nothing but the database: a little more than that has. */
export function answerMs(): number {
  return databaseTimeoutMs() + OWN_WORK_MS;
}

/** What Next hands a route handler besides the request. */
export interface RouteContext {
  params?: Promise<PathParams>;
}
/** A route handler as Next calls it. */
export interface Handler {
  (request: Request, context?: RouteContext): Promise<Response>;
  /** Of what is open to everybody: what the API's document says of it. */
  operation?: Operation;
}

/**
 * An answer with its own headers (paging links, cookies) or status; `route` sends `body` as JSON.
 */
export class Reply<Body> {
  constructor(
    readonly body: Body,
    readonly init: { status?: number; headers?: Record<string, string> } = {},
  ) {}
}

/** What a schema makes of a part of the request; undefined without a schema. */
export type Output<Schema extends $ZodType | undefined> = Schema extends $ZodType
  ? z.output<Schema>
  : undefined;
/** What a handler may answer under a contract; anything without one. */
export type Answer<Schema extends $ZodType | undefined> = Schema extends $ZodType
  ? z.input<Schema>
  : unknown;

export interface RouteInput<Q, P, B> {
  query: Q;
  params: P;
  body: B;
  request: Request;
}

export interface RouteOptions<
  Q extends ZodType | undefined,
  P extends ZodType | undefined,
  B extends ZodType | undefined,
  R extends $ZodType | undefined,
> {
  query?: Q;
  params?: P;
  body?: B;
  /**
   * Contract of the answer, of zod or zod/mini. Checked in development and tests only: in
   * production it would cost more than the answer itself.
   */
  response?: R;
  /**
   * Given the parsed parts, returns the answer's body, a Reply, or a whole Response (streams,
   * images).
   */
  handle: (
    input: RouteInput<Output<Q>, Output<P>, Output<B>>,
  ) => Promise<Answer<R> | Reply<Answer<R>> | Response>;
  /** Status of a good answer; 200 unless given. */
  status?: number;
  /** Cache-Control of a good answer; "no-store" unless given. A function sees the parsed query. */
  cache?: string | ((query: Output<Q>) => string);
  /**
   * Whether a good answer names itself by an ETag, so that whoever holds it is told so in a 304: for
   * what is the same for everybody.
   */
  hasTag?: boolean;
  /** Largest body in bytes. */
  maxBodyBytes?: number;
  /**
   * Reads and checks the body by itself, in the place of `readJson` and the schema, which then only
   * says its type: for bodies too long to parse at once.
   */
  readBody?: (request: Request) => Promise<Output<B>>;
  /**
   * Milliseconds until a pending answer becomes a 503; null for streams, which keep their own time.
   * Unless given, a little more than the database has.
   */
  deadlineMs?: number | null;
}

/** Methods whose requests have no body: Next hands none on. */
const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

async function parse(schema: ZodType, value: unknown): Promise<unknown> {
  const result = await schema.safeParseAsync(value);
  if (!result.success) throw toInvalidRequest(result.error);
  return result.data;
}

function parseNow(schema: ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw toInvalidRequest(result.error);
  return result.data;
}

/** What a visitor reads when an answer is not there in time. */
export class TooLong extends AppError {
  constructor() {
    super("unavailable", "This is taking too long right now. Please try again.", {
      retryAfter: 2,
    });
  }
}

/**
 * The value, or the AppError TooLong (unavailable) when it takes longer than `ms`; null waits for
 * ever. The work itself is not ended.
 */
export function withDeadline<Value>(pending: Promise<Value>, ms: number | null): Promise<Value> {
  if (ms === null) return pending;
  return new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooLong()), ms);
    pending.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Builds a route handler: parses the parts that have a schema, calls `handle`, sends its result as
 * JSON and turns every error into problem+json. 400 for what does not parse, 413/415 for bodies,
 * 503 after the deadline.
 */
export function route<
  Q extends ZodType | undefined = undefined,
  P extends ZodType | undefined = undefined,
  B extends ZodType | undefined = undefined,
  R extends $ZodType | undefined = undefined,
>(options: RouteOptions<Q, P, B, R>): Handler {
  const { cache = "no-store" } = options;
  const checksAnswers = process.env.NODE_ENV !== "production";

  async function answer(request: Request, context?: RouteContext): Promise<Response> {
    const query = options.query ? parseNow(options.query, readQuery(request.url)) : undefined;
    const params = options.params
      ? parseNow(options.params, readParams(await context?.params))
      : undefined;
    const body = options.readBody
      ? await options.readBody(request)
      : options.body
        ? await parse(options.body, await readJson(request, options.maxBodyBytes ?? MAX_BODY_BYTES))
        : undefined;

    const isBodyUnused = !options.readBody && !options.body;
    if (isBodyUnused && !READS.has(request.method)) await awaitUnusedBody(request);

    const pending = options.handle({ query, params, body, request } as RouteInput<
      Output<Q>,
      Output<P>,
      Output<B>
    >);
    // So that a slow database never holds visitors up.
    const { deadlineMs = answerMs() } = options;
    const result = await withDeadline(pending, deadlineMs);
    if (result instanceof Response) return result;

    const reply = result instanceof Reply ? result : new Reply(result);
    if (checksAnswers && options.response) await parseAsync(options.response, reply.body);
    // Not compressed here: Next removes Content-Encoding from what a handler returns
    // (docs/decisions/0006-server-preload.md).
    const text = JSON.stringify(reply.body);
    // A weak one: compressed or not, it is the same answer.
    const tag = options.hasTag ? entityTag(text) : null;
    const headers = {
      "Cache-Control": typeof cache === "string" ? cache : cache(query as Output<Q>),
      ...(tag === null ? {} : { ETag: `W/${tag}` }),
      ...reply.init.headers,
    };
    if (tag !== null && READS.has(request.method) && holds(request, tag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(text, {
      status: reply.init.status ?? options.status ?? 200,
      headers: { "Content-Type": "application/json", ...headers },
    });
  }

  return async (request, context) => {
    requestStarted();
    const unfinished = warmingUp();
    if (unfinished) afterAnswer(() => unfinished);
    try {
      return await answer(request, context);
    } catch (error) {
      return problemResponse(error, await placeOf(request, context));
    } finally {
      requestEnded();
    }
  };
}

/**
 * The path of a request for the log: what a visitor typed into it is named by its parameter
 * (`/api/events/[eventId]/analysis`).
 */
export async function placeOf(request: Request, context?: RouteContext): Promise<string> {
  const names = new Map<string, string>();
  for (const [name, value] of Object.entries((await context?.params) ?? {})) {
    for (const part of [value ?? []].flat()) names.set(part, `[${name}]`);
  }
  const parts = new URL(request.url).pathname.split("/");
  return parts.map((part) => names.get(decoded(part)) ?? part).join("/");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];

/**
 * All methods of one path: those given, and for every other one a 405 problem with `Allow`, which
 * Next by itself sends without a body. HEAD is made from GET by Next. A browser that asks for a
 * script of another site is told which methods are open to it, if any is.
 *
 * `export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: route(…) });`
 */
export function methods(given: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  const allow = METHODS.flatMap((method) =>
    given[method] ? (method === "GET" ? ["GET", "HEAD"] : [method]) : [],
  ).join(", ");
  const open = METHODS.filter((method) => given[method]?.operation !== undefined);
  const refuse: Handler = async (request, context) =>
    preflightResponse(request, open) ??
    problemResponse(
      new AppError("method_not_allowed", `This address answers ${allow} only.`, {
        headers: { Allow: allow },
      }),
      await placeOf(request, context),
    );
  return Object.fromEntries(METHODS.map((method) => [method, given[method] ?? refuse])) as Record<
    Method,
    Handler
  >;
}
