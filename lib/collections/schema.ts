import { z } from "zod";
import { editionLanguageFields } from "@/lib/bible/schema";
import {
  flagField,
  lineField,
  numberField,
  optionalText,
  rowIdField,
  shareTokenField,
  textField,
  versionField,
} from "@/lib/http/body-fields";
import { listQuery } from "@/lib/http/list-query";
import { positionQuery } from "@/lib/http/position-query";
import { demoLabel, workspaceQuery } from "@/lib/workspaces/schema";
import {
  MAX_DESCRIPTION,
  MAX_NAME,
  MAX_NOTE,
  MAX_REFERENCE,
  NAME_REQUIRED,
  NO_COLLECTION,
  REFERENCE_REQUIRED,
} from "./constants";

/** Bytes of a body: the longest texts below in any script. */
export const MAX_VERSE_BODY_BYTES = 128 * 1024;
/**
 * Most characters of a verse's text; the same as in the archive, so that what is exported can be
 * brought back.
 */
export const MAX_VERSE_TEXT = 20_000;

const name = lineField("Collection name", { max: MAX_NAME, required: NAME_REQUIRED });
const description = optionalText("Description", MAX_DESCRIPTION);

/** Query of the list: whose, and which page. */
export const collectionListQuery = z.object({ ...workspaceQuery.shape, ...listQuery.shape });
export type CollectionListQuery = z.output<typeof collectionListQuery>;

export const collectionBody = z.object({
  name,
  description,
  isPublic: flagField("isPublic").default(false),
  userId: demoLabel.optional(),
});
export type CollectionBody = z.output<typeof collectionBody>;

/** A change names the version it was made from, and only what changes. */
export const collectionChange = z
  .object({
    version: versionField,
    name: name.optional(),
    description,
    isPublic: flagField("isPublic").optional(),
  })
  .refine(
    (change) => [change.name, change.description, change.isPublic].some((v) => v !== undefined),
    "Name what is to change: name, description or isPublic.",
  );
export type CollectionChange = z.output<typeof collectionChange>;

export const collectionParams = z.object({ collectionId: rowIdField() });
export const verseParams = z.object({ verseId: rowIdField() });
export const sharedCollectionParams = z.object({ token: shareTokenField });

export const collectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  isPublic: z.boolean(),
  /**
   * The part of its link that cannot be guessed; null while it is not shared, and in the demo
   * space.
   */
  shareToken: z.string().nullable(),
  verseCount: z.number().int(),
  /** To be sent with a change. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CollectionResponse = z.output<typeof collectionSchema>;
export const collectionListResponse = z.array(collectionSchema);

/** Query of a collection's verses: in their order, in pages. */
export const collectionVersesQuery = positionQuery;

const bookNumber = (field: string) => numberField(field, 0, 1_000);

/**
 * The spec's body. What the server knows better (text, location, order) is checked here and then
 * overruled.
 */
export const verseBody = z.object({
  collectionId: rowIdField(NO_COLLECTION),
  reference: lineField("Bible reference", {
    max: MAX_REFERENCE,
    required: REFERENCE_REQUIRED,
  }),
  verseText: textField("verseText", { max: MAX_VERSE_TEXT }).optional(),
  book: lineField("book", { max: 60 }).optional(),
  chapter: bookNumber("chapter").optional(),
  verse: bookNumber("verse").optional(),
  translation: lineField("translation", { max: 40 })
    .default("ESV")
    .transform((label) => label || "ESV"),
  personalNote: optionalText("personalNote", MAX_NOTE),
  /** Where the client thinks the end is; the server knows. */
  orderIndex: numberField("orderIndex", 0, 1_000_000).optional(),
  /** Where it is to stand, the later ones moving down: to undo a removal. Left out: at the end. */
  position: numberField("position", 0, 1_000_000).optional(),
  userId: demoLabel.optional(),
});
export type VerseBody = z.output<typeof verseBody>;

export const verseChange = z
  .object({
    version: versionField,
    personalNote: optionalText("personalNote", MAX_NOTE),
    /** Of a note that was changed since `version`: keep both instead of refusing. */
    keepBoth: flagField("keepBoth").optional(),
    /** A copy that goes, because it was merged or is not wanted. */
    dropCopy: rowIdField().optional(),
    /** The new position; those between the old and the new one move by one. */
    orderIndex: numberField("orderIndex", 0, 1_000_000).optional(),
  })
  .refine(
    ({ personalNote, orderIndex, dropCopy }) =>
      [personalNote, orderIndex, dropCopy].some((value) => value !== undefined),
    "Name what is to change: personalNote, dropCopy or orderIndex.",
  );
export type VerseChange = z.output<typeof verseChange>;

/** A note that was written elsewhere from the same one, and is kept beside it. */
const noteCopySchema = z.object({
  id: z.string(),
  text: z.string(),
  /** The device it was written on, as it was called then; null where that is not known. */
  device: z.string().nullable(),
  writtenAt: z.iso.datetime(),
});
export type NoteCopyResponse = z.output<typeof noteCopySchema>;

export const collectionVerseSchema = z.object({
  id: z.string(),
  collectionId: z.string(),
  reference: z.string(),
  verseText: z.string(),
  book: z.string(),
  chapter: z.number().int(),
  verse: z.number().int(),
  translation: z.string(),
  personalNote: z.string().nullable(),
  noteCopies: z.array(noteCopySchema),
  /** 0, 1, 2 … */
  orderIndex: z.number().int(),
  /** OSIS id, when the reference exists. */
  osis: z.string().nullable(),
  /** False: the text is as entered and not from our table. Show it so, never as scripture. */
  isChecked: z.boolean(),
  /**
   * The words were saved from an imported translation that is no longer here, or that reads
   * differently now. Show them so, never as scripture.
   */
  former: z.enum(["removed", "changed"]).optional(),
  ...editionLanguageFields,
  version: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type CollectionVerseResponse = z.output<typeof collectionVerseSchema>;
export const collectionVersesResponse = z.array(collectionVerseSchema);

/** What whoever has the link sees: no notes, and no text that was typed in. */
export const sharedCollectionResponse = z.object({
  title: z.string(),
  description: z.string().nullable(),
  verseCount: z.number().int(),
  verses: z.array(
    collectionVerseSchema
      .pick({
        chapter: true,
        verse: true,
        orderIndex: true,
        osis: true,
        isChecked: true,
        language: true,
        direction: true,
      })
      .extend({
        /** Null where what was entered is no reference. */
        reference: z.string().nullable(),
        /** Null where the reference names no verse that exists. */
        book: z.string().nullable(),
        /** Null where what was entered is no short name. */
        translation: z.string().nullable(),
        verseText: z.string().nullable(),
      }),
  ),
});
export type SharedCollectionResponse = z.output<typeof sharedCollectionResponse>;
