import "server-only";
import type { readWriteIdentity } from "@/lib/http/idempotency";
import type { openWorkspace } from "./admission";
import { deleteWorkspace, findWrite, type Queries, reading } from "./data";
import type { Device } from "./devices/data";
import type { Owner } from "./owner";

/**
 * Runs something in a workspace, and takes the workspace away again when it was made for this and
 * it fails: its cookie never reaches the visitor.
 */
export async function orUnmade<Result>(
  owner: Owner,
  isNew: boolean,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (isNew) await deleteWorkspace(reading(), owner).catch(() => undefined);
    throw error;
  }
}

/**
 * Makes the workspace and stages a write in it, unless it was done and answered before. Throws what
 * `stage` throws; nothing is left then.
 */
export async function stageWrite<Input, Prepared>(
  stage: (
    input: Input & { workspace: Owner; device: Device | null; queries: Queries },
  ) => Promise<Prepared>,
  input: Input,
  open: (queries: Queries) => ReturnType<typeof openWorkspace>,
  identity: ReturnType<typeof readWriteIdentity>,
): Promise<{
  owner: Owner;
  device: Device | null;
  cookie: string | null;
  prepared: Prepared | undefined;
}> {
  const queries = reading();
  const { owner, device, cookie, isNew } = await open(queries);
  if (identity && (await findWrite(queries, owner, identity.key))) {
    return { owner, device, cookie, prepared: undefined };
  }
  const prepared = await orUnmade(owner, isNew, () =>
    stage({ ...input, workspace: owner, device, queries }),
  );
  return { owner, device, cookie, prepared };
}
