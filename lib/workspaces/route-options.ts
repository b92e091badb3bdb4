import type { ZodType } from "zod";
import type { $ZodType } from "zod/v4/core";
import type { Answer, Output, Reply, RouteInput, RouteOptions } from "@/lib/http/route";
import type { LimitName } from "@/lib/limits/service";
import type { Queries } from "./data";
import type { Device } from "./devices/data";
import type { Owner } from "./owner";

// What a route handler of what visitors own says of itself (route.ts).

export type Schema = ZodType | undefined;
/** An answer's may be of zod/mini: the one that browsers read it by. */
export type AnswerSchema = $ZodType | undefined;
export type Result<R extends AnswerSchema> = Answer<R> | Reply<Answer<R>> | Response;
export type Input<Q extends Schema, P extends Schema, B extends Schema> = RouteInput<
  Output<Q>,
  Output<P>,
  Output<B>
>;

/** What a handler gets besides the parsed request. */
export interface Owned {
  /** Whose things it is about. */
  workspace: Owner;
  /** The browser that asks; null in the demo space. */
  device: Device | null;
  /** Runs its queries: in a write, the transaction. */
  queries: Queries;
}

export interface Common<
  Q extends Schema,
  P extends Schema,
  B extends Schema,
  R extends AnswerSchema,
> extends Omit<RouteOptions<Q, P, B, R>, "handle" | "cache"> {
  /** The label a plain client names ("userId" of its query or body). */
  label?: (input: Input<Q, P, B>) => string | undefined;
  /** Limits beside the general one of writes. */
  limits?: readonly LimitName[];
  /** Limits that are counted before the body is read: for bodies that are dear to read. */
  earlyLimits?: readonly LimitName[];
}

export interface ReadOptions<
  Q extends Schema,
  P extends Schema,
  B extends Schema,
  R extends AnswerSchema,
> extends Common<Q, P, B, R> {
  handle: (input: Input<Q, P, B> & Owned) => Promise<Result<R>>;
  /**
   * The answer to a browser that has no workspace yet: an empty list, or throw `missing()` for a
   * thing by its id.
   */
  without: (input: Input<Q, P, B>) => Promise<Result<R>>;
}

export interface WriteOptions<
  Q extends Schema,
  P extends Schema,
  B extends Schema,
  R extends AnswerSchema,
  Prepared,
> extends Common<Q, P, B, R> {
  /**
   * Whatever needs more than the transaction, such as the text of a verse: done before it, handed
   * on as `prepared`.
   */
  prepare?: (input: Input<Q, P, B>) => Promise<Prepared>;
  /**
   * What is too much for one short transaction: laid out before it, each statement by itself, where
   * nobody sees it; handed on as `prepared`. The workspace is made before, and taken away again
   * when this fails. It asks for room by itself.
   */
  stage?: (input: Input<Q, P, B> & Owned) => Promise<Prepared>;
  /**
   * Runs inside one short transaction, in which a first write also makes the workspace: when it
   * throws, nothing was written. It may use `queries` only, and must not wait for anything but the
   * database.
   */
  handle: (input: Input<Q, P, B> & Owned & { prepared: Prepared }) => Promise<Result<R>>;
  /** Milliseconds the transaction may take; 2,000 unless given. */
  transactionMs?: number;
  /**
   * Milliseconds until a pending answer becomes a 503; null when the work has an end of its own.
   * Unless given, the time begins with the write's turn (turns.ts); whoever tells it stands in no
   * line.
   */
  deadlineMs?: number | null;
  /**
   * What tells the body from another one under the same Idempotency-Key; the body itself unless
   * told.
   */
  meant?: (input: Input<Q, P, B>) => unknown;
}

export interface TaskOptions<
  Q extends Schema,
  P extends Schema,
  B extends Schema,
  R extends AnswerSchema,
> extends Omit<ReadOptions<Q, P, B, R>, "without"> {
  /**
   * Runs before a workspace is made, null while there is none: what it refuses (a foreign id) makes
   * none.
   */
  check?: (
    input: Input<Q, P, B> & { workspace: Owner | null; queries: Queries },
  ) => Promise<unknown>;
}
