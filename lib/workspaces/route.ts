import "server-only";
// Route handlers of what visitors own: lib/http/route with an owner, and with the rules that every
// such call is under.
import { AppError } from "@/lib/errors";
import { readWriteIdentity } from "@/lib/http/idempotency";
import { bodyBytes } from "@/lib/http/read-request";
import { type Handler, Reply, route } from "@/lib/http/route";
import type { LimitName } from "@/lib/limits/service";
import {
  admit,
  asNewcomer,
  enterShared,
  openWorkspace,
  refuseEnded,
  renewCookie,
} from "./admission";
import { answerOnce } from "./answer-once";
import { withRules } from "./call-rules";
import { noteChange } from "./changes/data";
import { kindsChanged } from "./changes/rules";
import { DEFAULT_DEMO_LABEL } from "./constants";
import { inTransaction, type Queries, reading } from "./data";
import type { Device } from "./devices/data";
import { Owner } from "./owner";
import { requireRoom } from "./quota";
import { noteDemoWrite } from "./retention/service";
import type {
  AnswerSchema,
  Common,
  Input,
  Owned,
  ReadOptions,
  Result,
  Schema,
  TaskOptions,
  WriteOptions,
} from "./route-options";
import { orUnmade, stageWrite } from "./stage-write";
import { inWriteTurn } from "./turns";
import { readVisitor, type Visitor } from "./visitor";

/** Takes what is to be done after the transaction and before the answer. */
type Later = (task: () => Promise<void>) => void;

/** Limits of every write; one that makes a workspace also counts as that (`asNewcomer`). */
const WRITE_LIMITS: readonly LimitName[] = ["writeFromAddress", "write", "kilobytesFromAddress"];
/** Limits of what never makes a workspace. */
const ACT_LIMITS: readonly LimitName[] = ["writeFromAddress", "write"];

function labelOf<Q extends Schema, P extends Schema, B extends Schema, R extends AnswerSchema>(
  options: Common<Q, P, B, R>,
  input: Input<Q, P, B>,
): string {
  return options.label?.(input) ?? DEFAULT_DEMO_LABEL;
}

/** Adds a cookie to whatever a handler gave. */
function withCookie<R extends AnswerSchema>(result: Result<R>, cookie: string | null): Result<R> {
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

/** Runs a write in its turn, unless its time is its own affair. */
function writing<Result>(
  { deadlineMs }: { deadlineMs?: number | null },
  request: Request,
  write: () => Promise<Result>,
): Promise<Result> {
  return deadlineMs === undefined ? inWriteTurn(request, write) : write();
}

/**
 * A handler that reads what a visitor owns: the cookie's workspace, or the demo space for a plain
 * client. Without a workspace `without` answers, never a 4xx by itself. `private, no-store`.
 */
export function workspaceRead<
  Q extends Schema = undefined,
  P extends Schema = undefined,
  B extends Schema = undefined,
  R extends AnswerSchema = undefined,
>(options: ReadOptions<Q, P, B, R>): Handler {
  const handler = route<Q, P, B, R>({
    ...options,
    handle: async (input) => {
      const visitor = readVisitor(input.request);
      const found = await admit(visitor, input.request, options.limits ?? []);
      const queries = reading();
      if (visitor.kind === "plain") {
        const workspace = Owner.ofDemo(labelOf(options, input));
        return options.handle({ ...input, workspace, device: null, queries });
      }
      if (!found) return options.without(input);
      const cookie = await renewCookie(queries, visitor, found);
      const { owner: workspace, device } = found;
      const result = await options.handle({ ...input, workspace, device, queries });
      return withCookie<R>(result, cookie);
    },
  });
  return withRules(handler, false);
}

/**
 * A handler that changes what a visitor owns. Refuses writes of other sites (403), limits them
 * (429), makes the workspace and the cookie with a browser's first write, and gives a repeated
 * write (`Idempotency-Key`) its first answer. All of it is one transaction.
 */
export function workspaceWrite<
  Q extends Schema = undefined,
  P extends Schema = undefined,
  B extends Schema = undefined,
  R extends AnswerSchema = undefined,
  Prepared = undefined,
>(options: WriteOptions<Q, P, B, R, Prepared>): Handler {
  const handler = route<Q, P, B, R>({
    deadlineMs: null,
    ...options,
    handle: async (input) => {
      const { request, query, body } = input;
      const identity = readWriteIdentity(request, query, options.meant?.(input) ?? body);
      const visitor = readVisitor(request);
      const answer = await writing<Result<R>>(options, request, async () => {
        const found = await admit(visitor, request, [...WRITE_LIMITS, ...(options.limits ?? [])]);
        await refuseEnded(visitor, found);
        const label = labelOf(options, input);
        const open = (queries: Queries) => openWorkspace(queries, visitor, found, label);
        return asNewcomer(visitor, request, found, async () => {
          const staged = options.stage
            ? await stageWrite(options.stage, input, open, identity)
            : null;
          const prepared = (staged?.prepared ?? (await options.prepare?.(input))) as Prepared;
          const save = async (queries: Queries): Promise<Result<R>> => {
            await enterShared(queries, visitor, found);
            const { owner, device, cookie } = staged ?? (await open(queries));
            const owned = { workspace: owner, device, queries };
            const write = () => options.handle({ ...input, ...owned, prepared });
            const status = options.status ?? 200;
            const result = await answerOnce<R>(queries, owner, identity, status, write);
            // What deletes is never in the way of itself.
            if (request.method !== "DELETE" && !staged) await requireRoom(queries, owner);
            if (found?.isLinked) {
              await noteChange(queries, owner, found.device.id, kindsChanged(request.url));
            }
            return withCookie<R>(result, cookie);
          };
          return inTransaction(save, options.transactionMs);
        });
      });
      if (visitor.kind === "plain") noteDemoWrite(bodyBytes(request));
      return answer;
    },
  });
  return withRules(handler, true, options.earlyLimits);
}

/**
 * A handler for what takes long (an answer of the assistant): under the same rules as a write, with
 * the workspace made and its cookie in the answer, but with no transaction open while it runs and
 * no memory of Idempotency-Keys. `queries` is the client itself.
 */
export function workspaceTask<
  Q extends Schema = undefined,
  P extends Schema = undefined,
  B extends Schema = undefined,
  R extends AnswerSchema = undefined,
>(options: TaskOptions<Q, P, B, R>): Handler {
  const handler = route<Q, P, B, R>({
    deadlineMs: null,
    ...options,
    handle: async (input) => {
      const visitor = readVisitor(input.request);
      const limits = [...WRITE_LIMITS, ...(options.limits ?? [])];
      const found = await admit(visitor, input.request, limits);
      await refuseEnded(visitor, found);
      const label = labelOf(options, input);
      const known = visitor.kind === "plain" ? Owner.ofDemo(label) : (found?.owner ?? null);
      await options.check?.({ ...input, workspace: known, queries: reading() });
      if (known) await requireRoom(reading(), known);
      return asNewcomer(visitor, input.request, found, async () => {
        // One statement, so no transaction: many tasks that begin at once would wait for each
        // other's.
        const { owner, device, cookie, isNew } = await openWorkspace(
          reading(),
          visitor,
          found,
          label,
        );
        const result = await orUnmade(owner, isNew, () =>
          options.handle({ ...input, workspace: owner, device, queries: reading() }),
        );
        if (visitor.kind === "plain") noteDemoWrite(bodyBytes(input.request));
        return withCookie<R>(result, cookie);
      });
    },
  });
  return withRules(handler, true, options.earlyLimits);
}

/**
 * A handler that is about the workspace itself (move, delete). Never makes one; `without` answers a
 * browser that has none, and plain clients are refused: the demo space belongs to nobody.
 */
export function workspaceAct<
  Q extends Schema = undefined,
  P extends Schema = undefined,
  B extends Schema = undefined,
  R extends AnswerSchema = undefined,
>(
  options: Omit<Common<Q, P, B, R>, "label"> & {
    handle: (
      input: Input<Q, P, B> & Owned & { device: Device; visitor: Visitor; later: Later },
    ) => Promise<Result<R>>;
    without: (
      input: Input<Q, P, B> & { queries: Queries; visitor: Visitor; later: Later },
    ) => Promise<Result<R>>;
  },
): Handler {
  const handler = route<Q, P, B, R>({
    deadlineMs: null,
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
      return writing<Result<R>>(options, input.request, async () => {
        const found = await admit(visitor, input.request, limits);
        const tasks: (() => Promise<void>)[] = [];
        const later: Later = (task) => tasks.push(task);
        const result = await inTransaction(async (queries) => {
          if (!found) return options.without({ ...input, queries, visitor, later });
          await enterShared(queries, visitor, found);
          const { owner: workspace, device } = found;
          return options.handle({ ...input, workspace, device, queries, visitor, later });
        });
        for (const task of tasks) await task();
        return result;
      });
    },
  });
  return withRules(handler, true, options.earlyLimits);
}
