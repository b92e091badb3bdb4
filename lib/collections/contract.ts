import * as z from "zod/mini";

export const collection = z.object({
  id: z.string(),
  title: z.string(),
  description: z.nullish(z.string()),
  isPublic: z.boolean(),
  /** The unguessable part of its link; null while it is not shared. */
  shareToken: z.nullish(z.string()),
  verseCount: z._default(z.number(), 0),
  /** To be sent with a change. */
  version: z._default(z.number(), 0),
});
export type Collection = z.infer<typeof collection>;
export const collectionList = z.array(collection);

export const collectionVerse = z.object({
  id: z.string(),
  collectionId: z.string(),
  reference: z.string(),
  verseText: z.string(),
  book: z.string(),
  chapter: z.number(),
  verse: z.number(),
  translation: z.string(),
  personalNote: z.nullish(z.string()),
  orderIndex: z.number(),
  /** Null: its reference names no verse that exists, and is words. */
  osis: z.nullish(z.string()),
  /** False: as entered and not from our table. Shown so, never as scripture. */
  isChecked: z._default(z.boolean(), false),
  version: z._default(z.number(), 0),
});
export type CollectionVerse = z.infer<typeof collectionVerse>;
export const collectionVerseList = z.array(collectionVerse);

export const sharedCollection = z.object({
  title: z.string(),
  description: z.nullish(z.string()),
  verseCount: z.number(),
  verses: z.array(
    z.object({
      /** Null where what was entered is no reference. */
      reference: z.nullable(z.string()),
      translation: z.nullable(z.string()),
      orderIndex: z.number(),
      osis: z.nullish(z.string()),
      isChecked: z.boolean(),
      /** Null where the text is not from our table: others see the reference alone. */
      verseText: z.nullable(z.string()),
    }),
  ),
});
export type SharedCollection = z.infer<typeof sharedCollection>;

/** A verse looked up by its reference, to be added: what the spec names for this call, or null when there is none. */
export const lookedUpVerse = z.nullable(
  z.object({
    /** As our server writes it. */
    reference: z.nullish(z.string()),
    text: z.string(),
    book: z.string(),
    chapter: z.number(),
    verse: z.number(),
    translation: z.nullish(z.string()),
  }),
);

export const deleted = z.object({ deleted: z.boolean() });
