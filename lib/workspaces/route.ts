import "server-only";
// Route handlers of what visitors own: lib/http/route with an owner, and with the rules that every such call is under.
import type { ZodType } from "zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { refuseCrossSiteWrite } from "@/lib/http/cross-site";
import { readWriteIdentity } from "@/lib/http/idempotency";
import { problemResponse } from "@/lib/http/problem";
import {
  type Answer,
  type Handler,
  type Output,
  Reply,
  type RouteInput,
  type RouteOptions,
  route,
  withDeadline,
} from "@/lib/http/route";
import type { LimitName } from "@/lib/limits/service";
import { admit, openWorkspace, renewCookie } from "./admission";
import { DEFAULT_DEMO_LABEL } from "./constants";
import { claimWrite, findWrite, inTransaction, type Queries, reading, storeAnswer } from "./data";
import { Owner } from "./owner";
import { noteDemoWrite, runRetentionWhenDue } from "./retention/service";
import { readVisitor, type Visitor } from "./visitor";

/** Every answer about a visitor's own things, good or bad. */
const PRIVATE = "private, no-store";

/** Longest wait for the limits before the body is read; a database that takes longer is away. */
const EARLY_MS = 1_500;

type Schema = ZodType | undefined;
type Result<R extends Schema> = Answer<R> | Reply<Answer<R>> | Response;
type Eventually<R extends Schema> = Result<R> | Promise<Result<R>>;
type Input<Q extends Schema, P extends Schema, B extends Schema> = RouteInput<
  Output<Q>,
  Output<P>,
  Output<B>
>;

/** What a handler gets besides the parsed request. */
interface Owned {
  /** Whose things it is about. */
  workspace: Owner;
  /** Runs its queries: in a write, the transaction. */
  queries: Queries;
}

interface Common<Q extends Schema, P extends Schema, B extends Schema, R extends Schema>
  extends Omit<RouteOptions<Q, P, B, R>, "handle" | "cache"> {
  /** The label a plain client names ("userId" of its query or body). */
  label?: (input: Input<Q, P, B>) => string | undefined;
  /** Limits beside the general one of writes. */
  limits?: readonly LimitName[];
  /** Limits that are counted before the body is read: for bodies that are dear to read. */
  earlyLimits?: readonly LimitName[];
}

export interface ReadOptions<Q extends Schema, P extends Schema, B extends Schema, R extends Schema>
  extends Common<Q, P, B, R> {
  handle: (input: Input<Q, P, B> & Owned) => Eventually<R>;
  /** The answer to a browser that has no workspace yet: an empty list, or throw `missing()` for a thing by its id. */
  without: (input: Input<Q, P, B>) => Eventually<R>;
}

export interface WriteOptions<
  Q extends Schema,
  P extends Schema,
  B extends Schema,
  R extends Schema,
  Prepared,
> extends Common<Q, P, B, R> {
  /** Whatever needs more than the transaction, such as the text of a verse: done before it, handed on as `prepared`. */
  prepare?: (input: Input<Q, P, B>) => Prepared | Promise<Prepared>;
  /**
   * Runs inside one short transaction, in which a first write also makes the workspace: when it throws, nothing was written. It may use
   * `queries` only, and must not wait for anything but the database.
   */
  handle: (input: Input<Q, P, B> & Owned & { prepared: Prepared }) => Eventually<R>;
  /** Milliseconds the transaction may take; 2,000 unless told. */
  transactionMs?: number;
}

export interface TaskOptions<Q extends Schema, P extends Schema, B extends Schema, R extends Schema>
  extends Omit<ReadOptions<Q, P, B, R>, "without"> {
  /** Runs before a workspace is made, null while there is none: what it refuses (a foreign id) makes none. */
  check?: (
    input: Input<Q, P, B> & { workspace: Owner | null; queries: Queries },
  ) => unknown | Promise<unknown>;
}

/** Limits of every write; a first one also counts as a new workspace. */
const WRITE_LIMITS: readonly LimitName[] = ["writeFromAddress", "write", "newWorkspace"];
/** Limits of what never makes a workspace. */
const ACT_LIMITS: readonly LimitName[] = ["writeFromAddress", "write"];

function labelOf<Q extends Schema, P extends Schema, B extends Schema, R extends Schema>(
  options: Common<Q, P, B, R>,
  input: Input<Q, P, B>,
): string {
  return options.label?.(input) ?? DEFAULT_DEMO_LABEL;
}

/** Adds a cookie to whatever a handler gave. */
function withCookie<R extends Schema>(result: Result<R>, cookie: string | null): Result<R> {
  if (cookie === null) return result;
  if (result instanceof Response) {
    result.headers.append("Set-Cookie", cookie);
    return result;
  }
  const reply = result instanceof Reply ? result : new Reply(result);
  return new Reply(reply.body, {
    ...reply.init,
    headers: { ...reply.init.headers, "Set-Cookie": cookie },
  });
}

/** `early`: limits that are counted before the body is read. */
function withRules(handler: Handler, isWrite: boolean, early: readonly LimitName[] = []): Handler {
  return async (request, context) => {
    const answer = await ruled();
    answer.headers.set("Cache-Control", PRIVATE);
    return answer;

    async function ruled(): Promise<Response> {
      if (!isWrite) return handler(request, context);
      try {
        const visitor = readVisitor(request);
        const { hasCookie } = visitor;
        refuseCrossSiteWrite(request, { siteUrl: env().SITE_URL, hasCookie });
        if (early.length > 0) await withDeadline(admit(visitor, request, early), EARLY_MS);
      } catch (error) {
        return problemResponse(error, new URL(request.url).pathname);
      }
      return handler(request, context);
    }
  };
}

/**
 * A handler that reads what a visitor owns: the cookie's workspace, or the demo space for a plain client. Without a workspace `without`
 * answers, never a 4xx by itself. `private, no-store`.
 */
export function workspaceRead<
  Q extends Schema = undefined,
  P extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
>(options: ReadOptions<Q, P, B, R>): Handler {
  const handler = route<Q, P, B, R>({
    ...options,
    handle: async (input) => {
      const visitor = readVisitor(input.request);
      const found = await admit(visitor, input.request, options.limits ?? []);
      const queries = reading();
      if (visitor.kind === "plain") {
        const workspace = Owner.ofDemo(labelOf(options, input));
        return options.handle({ ...input, workspace, queries });
      }
      if (!found) return options.without(input);
      const cookie = await renewCookie(queries, visitor, found);
      const result = await options.handle({ ...input, workspace: found.owner, queries });
      return withCookie<R>(result, cookie);
    },
  });
  return withRules(handler, false);
}

/** Runs a write under its Idempotency-Key: the first one writes and keeps its answer, the others get that answer. */
async function answerOnce<R extends Schema>(
  queries: Queries,
  owner: Owner,
  identity: ReturnType<typeof readWriteIdentity>,
  status: number,
  write: () => Eventually<R>,
): Promise<Result<R>> {
  if (identity === null) return write();
  if (!(await claimWrite(queries, owner, identity))) {
    const earlier = await findWrite(queries, owner, identity.key);
    if (earlier?.path !== identity.path || earlier.bodyHash !== identity.bodyHash) {
      throw new AppError("conflict", "This Idempotency-Key was used for another request.");
    }
    const { body, headers, ...init } = earlier.answer;
    const replayed = { ...init, headers: { ...headers, "Idempotency-Replayed": "true" } };
    return new Reply(body as Answer<R>, replayed);
  }
  const result = await write();
  if (result instanceof Response) throw new Error("a stream's answer cannot be kept");
  const reply = result instanceof Reply ? result : new Reply(result);
  await storeAnswer(queries, owner, identity.key, {
    status: reply.init.status ?? status,
    body: reply.body,
    headers: reply.init.headers ?? {},
  });
  return result;
}

/**
 * A handler that changes what a visitor owns. Refuses writes of other sites (403), limits them (429), makes the workspace and the cookie
 * with a browser's first write, and gives a repeated write (`Idempotency-Key`) its first answer. All of it is one transaction.
 */
export function workspaceWrite<
  Q extends Schema = undefined,
  P extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
  Prepared = undefined,
>(options: WriteOptions<Q, P, B, R, Prepared>): Handler {
  const handler = route<Q, P, B, R>({
    ...options,
    handle: async (input) => {
      const { request, query, body } = input;
      const identity = readWriteIdentity(request, query, body);
      const visitor = readVisitor(request);
      const found = await admit(visitor, request, [...WRITE_LIMITS, ...(options.limits ?? [])]);
      const label = labelOf(options, input);
      const prepared = (await options.prepare?.(input)) as Prepared;
      const answer = await inTransaction(async (queries) => {
        const { owner, cookie } = await openWorkspace(queries, visitor, found, label);
        const write = () => options.handle({ ...input, workspace: owner, queries, prepared });
        const status = options.status ?? 200;
        return withCookie<R>(await answerOnce<R>(queries, owner, identity, status, write), cookie);
      }, options.transactionMs);
      if (visitor.kind === "plain") noteDemoWrite();
      runRetentionWhenDue();
      return answer;
    },
  });
  return withRules(handler, true, options.earlyLimits);
}

/**
 * A handler for what takes long (an answer of the assistant): under the same rules as a write, with the workspace made and its cookie in the
 * answer, but with no transaction open while it runs and no memory of Idempotency-Keys. `queries` is the client itself.
 */
export function workspaceTask<
  Q extends Schema = undefined,
  P extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
>(options: TaskOptions<Q, P, B, R>): Handler {
  const handler = route<Q, P, B, R>({
    deadlineMs: null,
    ...options,
    handle: async (input) => {
      const visitor = readVisitor(input.request);
      const limits = [...WRITE_LIMITS, ...(options.limits ?? [])];
      const found = await admit(visitor, input.request, limits);
      const label = labelOf(options, input);
      const known = visitor.kind === "plain" ? Owner.ofDemo(label) : (found?.owner ?? null);
      await options.check?.({ ...input, workspace: known, queries: reading() });
      // One statement, so no transaction: many tasks that begin at once would wait for each other's.
      const { owner, cookie } = await openWorkspace(reading(), visitor, found, label);
      const result = await options.handle({ ...input, workspace: owner, queries: reading() });
      return withCookie<R>(result, cookie);
    },
  });
  return withRules(handler, true, options.earlyLimits);
}

/**
 * A handler that is about the workspace itself (move, delete). Never makes one; `without` answers a browser that has none, and plain clients
 * are refused: the demo space belongs to nobody.
 */
export function workspaceAct<
  Q extends Schema = undefined,
  P extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
>(
  options: Omit<Common<Q, P, B, R>, "label"> & {
    handle: (input: Input<Q, P, B> & Owned & { visitor: Visitor }) => Eventually<R>;
    without: (input: Input<Q, P, B> & { queries: Queries; visitor: Visitor }) => Eventually<R>;
  },
): Handler {
  const handler = route<Q, P, B, R>({
    ...options,
    handle: async (input) => {
      const visitor = readVisitor(input.request);
      if (visitor.kind === "plain") {
        throw new AppError(
          "forbidden",
          "This is for a browser's own workspace; the demo space belongs to nobody.",
        );
      }
      const limits = [...ACT_LIMITS, ...(options.limits ?? [])];
      const found = await admit(visitor, input.request, limits);
      return inTransaction(async (queries) =>
        found
          ? options.handle({ ...input, workspace: found.owner, queries, visitor })
          : options.without({ ...input, queries, visitor }),
      );
    },
  });
  return withRules(handler, true, options.earlyLimits);
}
