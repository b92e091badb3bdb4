import * as z from "zod/mini";
import { ANY_CODE } from "@/lib/bible/constants";
import { editionLanguage } from "@/lib/bible/contract";
import { NAME_REQUIRED, NEW_COLLECTION, REFERENCE_REQUIRED } from "./constants";

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

export const noteCopy = z.object({
  id: z.string(),
  text: z.string(),
  device: z.nullish(z.string()),
  writtenAt: z.string(),
});
export type NoteCopy = z.infer<typeof noteCopy>;

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
  /** Notes that were written elsewhere from the same one. */
  noteCopies: z.nullish(z.array(noteCopy)),
  orderIndex: z.number(),
  /** Null: its reference names no verse that exists, and is words. */
  osis: z.nullish(z.string()),
  /** False: as entered and not from our table. Shown so, never as scripture. */
  isChecked: z._default(z.boolean(), false),
  /** The words stood in an imported translation that is gone, or reads differently now. */
  former: z.optional(z.enum(["removed", "changed"])),
  ...editionLanguage,
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
      ...editionLanguage,
      /** Null where the text is not from our table: others see the reference alone. */
      verseText: z.nullable(z.string()),
    }),
  ),
});
export type SharedCollection = z.infer<typeof sharedCollection>;

/**
 * A verse looked up by its reference, to be added: what the spec names for this call, or null when
 * there is none.
 */
export const lookedUpVerse = z.nullable(
  z.object({
    /** As our server writes it. */
    reference: z.nullish(z.string()),
    text: z.string(),
    book: z.string(),
    chapter: z.number(),
    verse: z.number(),
    translation: z.nullish(z.string()),
    /** Of an imported translation they name its language. */
    verses: z._default(z.array(z.object(editionLanguage)), []),
  }),
);

export const deleted = z.object({ deleted: z.boolean() });

const trimmed = z.string().check(z.trim());

/** What is filled in to create or change a collection. */
export const collectionWords = z.object({
  name: trimmed.check(z.minLength(1, NAME_REQUIRED)),
  description: trimmed,
});
export type CollectionWords = z.infer<typeof collectionWords>;

/** What is filled in to add a verse to the open collection. */
export const verseToAdd = z.object({
  reference: trimmed.check(z.minLength(1, REFERENCE_REQUIRED)),
  /** Ours or one that the operator imported. */
  translation: z.string().check(z.regex(ANY_CODE)),
  notes: trimmed,
});
export type VerseToAdd = z.infer<typeof verseToAdd>;

/**
 * What is filled in to save a verse from anywhere: into which collection, or the name of a new one.
 */
export const verseToSave = z.object({ collection: z.string(), name: trimmed, note: trimmed }).check(
  z.refine(({ collection, name }) => collection !== NEW_COLLECTION || name !== "", {
    path: ["name"],
    error: NAME_REQUIRED,
  }),
);
export type VerseToSave = z.infer<typeof verseToSave>;
