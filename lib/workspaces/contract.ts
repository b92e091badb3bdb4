import * as z from "zod/mini";

const counts = z.object({
  collections: z._default(z.number(), 0),
  verses: z._default(z.number(), 0),
  creations: z._default(z.number(), 0),
  conversations: z._default(z.number(), 0),
  plans: z._default(z.number(), 0),
  sessions: z._default(z.number(), 0),
  highlights: z._default(z.number(), 0),
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

export type TransferCode = z.infer<typeof transferCode>;
export type Transferred = z.infer<typeof transferred>;
export type Imported = z.infer<typeof imported>;
