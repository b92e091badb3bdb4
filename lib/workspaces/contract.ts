import * as z from "zod/mini";
import { NO_TRANSFER_CODE } from "./constants";

const counts = z.object({
  collections: z._default(z.number(), 0),
  verses: z._default(z.number(), 0),
  creations: z._default(z.number(), 0),
  conversations: z._default(z.number(), 0),
  plans: z._default(z.number(), 0),
  sessions: z._default(z.number(), 0),
  highlights: z._default(z.number(), 0),
  learned: z._default(z.number(), 0),
});
export type WorkspaceCounts = z.infer<typeof counts>;

export const workspace = z.object({
  exists: z.boolean(),
  createdAt: z.nullish(z.string()),
  counts,
});
export type Workspace = z.infer<typeof workspace>;

export const transferCode = z.object({ code: z.string(), expiresAt: z.string() });
export const transferred = z.extend(workspace, { replaced: z.nullish(counts) });
export const imported = z.object({ added: counts, alreadyThere: z.number() });
export const deleted = z.object({ deleted: z.boolean() });

/** What a visitor enters to move a workspace here. */
export const transferForm = z.object({
  code: z.string().check(z.trim(), z.minLength(1, NO_TRANSFER_CODE)),
});

/** What must be typed before everything is deleted. */
export const DELETION_WORD = "delete";
export const deletionForm = z.object({
  word: z.string().check(z.refine((word) => word.trim().toLowerCase() === DELETION_WORD)),
});
