import "server-only";
// One workspace's things brought into another: it becomes a staged import of that one, whose rows
// are all there already, and goes the way of every import (archive/stage/data.ts).
import { AppError } from "@/lib/errors";
import { closeStage, moveSome, type Stage } from "../../archive/stage/data";
import { noteChange } from "../../changes/data";
import { KINDS } from "../../changes/rules";
import { inTransaction, type Queries } from "../../data";
import { Owner } from "../../owner";
import { allowance } from "../../quota";
import { findMergeFacts, prepareStage } from "./data";

/**
 * Decides that all of a workspace goes into another one: from then on it comes about whatever
 * happens. `bringOver` does it. Both are locked. Throws AppError quota_exceeded where there is no
 * room, and unavailable while a file is being imported into either.
 */
export async function stageMerge(queries: Queries, from: Owner, into: Owner): Promise<Stage> {
  const { bytes, rows, isBusy } = await findMergeFacts(queries, from, into);
  if (isBusy) {
    const message = "A file is being imported right now. Please try again in a moment.";
    throw new AppError("unavailable", message, { retryAfter: 3 });
  }
  const most = allowance();
  if (bytes > most.bytes || rows > most.rows) {
    throw new AppError(
      "quota_exceeded",
      "Together they’re more than there is room for. Export one of them and delete what you no longer need, or leave out what is here.",
    );
  }
  const stage = { id: from.workspaceId, target: into.workspaceId };
  await prepareStage(queries, stage);
  return stage;
}

/**
 * Brings a merge to its end, in transactions short enough for a database of one connection. Other
 * browsers are told when all is there.
 */
export async function bringOver(stage: Stage): Promise<void> {
  while ((await inTransaction((queries) => moveSome(queries, stage))) > 0);
  await inTransaction(async (queries) => {
    await closeStage(queries, stage);
    await noteChange(queries, Owner.ofWorkspace(stage.target), "", KINDS);
  });
}
