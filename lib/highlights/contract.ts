import * as z from "zod/mini";
import { editionLanguage } from "@/lib/bible/contract";
import { collectionVerse } from "@/lib/collections/contract";

export const highlight = z.object({
  id: z.string(),
  reference: z.string(),
  osis: z.string(),
  colour: z.string(),
  label: z.string(),
  /** In lists only. */
  text: z.nullish(z.string()),
  translation: z.nullish(z.string()),
  ...editionLanguage,
  /** To be sent with a change. */
  version: z._default(z.number(), 0),
});
export type Highlight = z.infer<typeof highlight>;
export const highlightList = z.array(highlight);

/** A verse of one of the visitor's collections. */
export const note = z.extend(collectionVerse, {
  /** In lists only. */
  collectionTitle: z.nullish(z.string()),
});
export type Note = z.infer<typeof note>;
export const noteList = z.array(note);

export const deleted = z.object({ deleted: z.boolean() });
