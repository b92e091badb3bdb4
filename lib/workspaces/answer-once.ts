import "server-only";
import type { $ZodType } from "zod/v4/core";
import { AppError } from "@/lib/errors";
import type { readWriteIdentity } from "@/lib/http/idempotency";
import { type Answer, Reply } from "@/lib/http/route";
import { claimWrite, findWrite, type Queries, storeAnswer } from "./data";
import type { Owner } from "./owner";

type Schema = $ZodType | undefined;
type Result<R extends Schema> = Answer<R> | Reply<Answer<R>> | Response;

/**
 * Runs a write under its Idempotency-Key: the first one writes and stores its answer, the others
 * get that answer.
 */
export async function answerOnce<R extends Schema>(
  queries: Queries,
  owner: Owner,
  identity: ReturnType<typeof readWriteIdentity>,
  status: number,
  write: () => Promise<Result<R>>,
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
