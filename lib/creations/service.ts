import "server-only";
import { setImmediate } from "node:timers/promises";
import { toReference } from "@/lib/bible/references/parser";
import { isWrittenReference } from "@/lib/bible/rules";
import { AppError } from "@/lib/errors";
import type { Queries } from "@/lib/workspaces/data";
import {
  changedElsewhere,
  missing,
  newShareToken,
  type Owner,
  sha256,
} from "@/lib/workspaces/owner";
import {
  findCreation,
  findShared,
  insertCreation,
  insertReport,
  updateCreation,
  wasGenerated,
} from "./data";
import { nextModeration } from "./rules";
import {
  type CreationBody,
  type CreationChange,
  type CreationResponse,
  MAX_REFERENCE,
  type PublicCreationResponse,
  type ReportBody,
} from "./schema";

/** One of an owner's creations. Throws `missing`. */
export async function getCreation(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<CreationResponse> {
  const creation = await findCreation(queries, owner, id);
  if (!creation) throw missing();
  return creation;
}

/** References in a notation of a visitor's that are read before others get their turn. */
const READ_AT_ONCE = 20;
const NOT_A_REFERENCE = "A scripture reference is written like John 3:16.";

/**
 * A creation as it will be stored, its references written out. Throws AppError invalid_request when
 * one of them is none.
 */
export async function checkCreation(body: CreationBody): Promise<CreationBody> {
  const scriptureReferences: string[] = [];
  let read = 0;
  for (const [at, text] of body.scriptureReferences.entries()) {
    if (isWrittenReference(text)) {
      scriptureReferences.push(text);
      continue;
    }
    read += 1;
    if (read % READ_AT_ONCE === 0) await setImmediate();
    const reference = toReference(text);
    if (reference === null || reference.length > MAX_REFERENCE) {
      const errors = [{ path: `scriptureReferences.${at}`, message: NOT_A_REFERENCE }];
      throw new AppError("invalid_request", NOT_A_REFERENCE, { errors });
    }
    scriptureReferences.push(reference);
  }
  return { ...body, scriptureReferences };
}

/**
 * A new creation, without likes. It counts as generated only when its content is to the letter what
 * was generated for this workspace.
 */
export async function createCreation(
  queries: Queries,
  owner: Owner,
  { title, content, type, prompt, scriptureReferences, isPublic }: CreationBody,
): Promise<CreationResponse> {
  const isPublished = isPublic && owner.kind === "private";
  return insertCreation(queries, owner, {
    title,
    content,
    type,
    prompt,
    scriptureReferences,
    isPublic,
    isGenerated: await wasGenerated(queries, owner, sha256(content)),
    // The demo space belongs to nobody: nothing of it is published.
    shareToken: isPublished ? newShareToken() : null,
    moderation: isPublished ? "waiting" : "none",
  });
}

/**
 * Changes what is named. Published, it gets a link and waits for the operator; other words wait for
 * him again; taken back, the link ends for good. Throws `missing`; AppError conflict with the
 * creation as it is now when it was changed since `version`; AppError forbidden when what the
 * operator refused is to be published unchanged.
 */
export async function changeCreation(
  queries: Queries,
  owner: Owner,
  id: string,
  { version, title, content, isPublic }: CreationChange,
): Promise<CreationResponse> {
  const before = await getCreation(queries, owner, id);
  if (before.version !== version) throw changedElsewhere(before);
  const words = { title: title ?? before.title, content: content ?? before.content };
  const hasOtherWords = words.title !== before.title || words.content !== before.content;
  const willBePublic = isPublic ?? before.isPublic;
  const isPrivate = owner.kind === "private";
  const moderation = isPrivate ? nextModeration(before, willBePublic, hasOtherWords) : "none";
  if (willBePublic && moderation === "refused") {
    throw new AppError("forbidden", "This was reviewed and can’t be published as it is.");
  }
  const isChanged = await updateCreation(queries, owner, id, version, {
    ...words,
    ...(hasOtherWords
      ? { isGenerated: await wasGenerated(queries, owner, sha256(words.content)) }
      : {}),
    isPublic: willBePublic,
    shareToken: willBePublic && isPrivate ? (before.shareToken ?? newShareToken()) : null,
    moderation,
  });
  const now = await getCreation(queries, owner, id);
  if (!isChanged) throw changedElsewhere(now);
  return now;
}

/** A public creation for whoever has its link. Throws `missing`. */
export async function getSharedCreation(
  queries: Queries,
  shareToken: string,
): Promise<PublicCreationResponse> {
  const creation = await findShared(queries, shareToken);
  if (!creation) throw missing();
  return creation;
}

/**
 * Reports to the operator a public creation; a second report of the same visitor changes nothing.
 * Throws `missing`.
 */
export async function reportCreation(
  queries: Queries,
  owner: Owner,
  shareToken: string,
  { reason }: ReportBody,
): Promise<{ reported: boolean }> {
  const reported = await insertReport(queries, owner, shareToken, reason ?? null);
  if (!reported) throw missing();
  return { reported };
}
