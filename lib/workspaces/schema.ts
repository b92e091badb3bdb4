import { z } from "zod";
import { NO_TRANSFER_CODE } from "./constants";

/** The label under which a plain client works in the demo space. */
export const demoLabel = z
  .string("userId is text.")
  .min(1, "userId has 1 to 100 characters.")
  .max(100, "userId has 1 to 100 characters.");

/** Query of calls that name nothing but the label. */
export const workspaceQuery = z.object({ userId: demoLabel.optional() });

/** How much of each kind a workspace holds. */
export const counts = z.object({
  collections: z.number().int(),
  verses: z.number().int(),
  creations: z.number().int(),
  conversations: z.number().int(),
  /** Reading plans that were started. */
  plans: z.number().int(),
  /** Sessions of the reading history. */
  sessions: z.number().int(),
  highlights: z.number().int(),
  /** Passages that are learned by heart. */
  learned: z.number().int(),
});
export type Counts = z.output<typeof counts>;

/** What this browser has. */
export const workspaceResponse = z.object({
  exists: z.boolean(),
  /** "demo": the public space of clients without a cookie. */
  kind: z.enum(["private", "demo"]),
  createdAt: z.iso.datetime().nullable(),
  counts,
});
export type WorkspaceAnswer = z.output<typeof workspaceResponse>;

/** Nothing is read of it; it must be JSON, as every POST. */
export const emptyBody = z.object({});

export const transferCodeResponse = z.object({
  /** "7KXQ2-MN4RT". */
  code: z.string(),
  expiresAt: z.iso.datetime(),
});

export const transferBody = z.object({
  code: z.string(NO_TRANSFER_CODE).min(1, NO_TRANSFER_CODE).max(60, "This is not a code."),
  /** Allows the deletion of what this browser has now. */
  replace: z.boolean("replace is true or false.").default(false),
});
export type TransferBody = z.output<typeof transferBody>;

export const transferResponse = workspaceResponse.extend({
  /** What this browser had before, deleted now; null when it had nothing. */
  replaced: counts.nullable(),
});

export const deleteResponse = z.object({ deleted: z.boolean() });
