import * as z from "zod/mini";
import { CONTENT_REQUIRED, TITLE_REQUIRED } from "./constants";

const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value === true),
);
const count = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => value ?? 0),
);
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);

const shown = {
  id,
  title: z.string(),
  content: z.string(),
  type: z.enum(["poem", "prayer", "meditation"]),
  scriptureReferences: z.pipe(
    z.nullish(z.array(z.string())),
    z.transform((value) => value ?? []),
  ),
  likes: count,
  /** True when the words are to the letter what was generated here. */
  isGenerated: flag,
  createdAt: z.nullish(z.string()),
};

export const creation = z.object({
  ...shown,
  prompt: text,
  isPublic: flag,
  shareToken: z.nullish(z.string()),
  moderation: z._default(z.enum(["none", "waiting", "approved", "refused"]), "none"),
  /** To be sent with a change. */
  version: count,
});
export type Creation = z.infer<typeof creation>;
export const creationList = z.array(creation);

/** One that everybody may see; its id is that of its link. */
export const publicCreation = z.object(shown);
export type PublicCreation = z.infer<typeof publicCreation>;
export const publicCreationList = z.array(publicCreation);

/**
 * What a generating path answers that streams nothing. `isHelp`: help for somebody in need instead
 * of a text, shown and not saved.
 */
export const generated = z.object({ content: z.string(), isHelp: flag });
export const reported = z.object({ reported: z.boolean() });
export const deleted = z.object({ deleted: z.boolean() });

/** What is filled in to change a creation; its text keeps the spaces it begins and ends with. */
export const creationWords = z.object({
  title: z.string().check(z.trim(), z.minLength(1, TITLE_REQUIRED)),
  content: z.string().check(z.refine((content) => content.trim() !== "", CONTENT_REQUIRED)),
});
export type CreationWords = z.infer<typeof creationWords>;

/** What is filled in to report a public creation. */
export const reportWords = z.object({ reason: z.string().check(z.trim()) });
export type ReportWords = z.infer<typeof reportWords>;
