import { z } from "zod";
import { BOOK_IDS } from "@/lib/bible/canon";
import { editionLanguageFields, chosenTranslation as translation } from "@/lib/bible/schema";
import { collectionVerseSchema } from "@/lib/collections/schema";
import {
  flagField,
  lineField,
  optionalText,
  rowIdField,
  versionField,
} from "@/lib/http/body-fields";
import { listQuery } from "@/lib/http/list-query";
import { workspaceQuery } from "@/lib/workspaces/schema";
import { HIGHLIGHT_COLORS, MAX_LABEL } from "./constants";

const COLOUR = `colour is one of ${HIGHLIGHT_COLORS.join(", ")}.`;
const colour = z.enum(HIGHLIGHT_COLORS, COLOUR);
const reference = lineField("Bible reference", {
  max: 200,
  required: "Bible reference is required",
});
const label = lineField("Label", { max: MAX_LABEL });
const book = z.enum(BOOK_IDS, "book is an id like Gen or 1Cor.");

/** Filters of the overview; `reference` names the passage that the reader shows. */
const filters = { reference: reference.optional(), book: book.optional() };

export const highlightListQuery = z.object({
  ...workspaceQuery.shape,
  ...listQuery.shape,
  ...filters,
  colour: colour.optional(),
  label: label.optional(),
  translation,
});
export type HighlightListQuery = z.output<typeof highlightListQuery>;

/** Marks every verse of a passage; `colour: null` takes the marks away. */
export const highlightBody = z.object({
  reference,
  colour: colour.nullable(),
  /** What the colour means; what it usually means when left out. */
  label: label.optional(),
  ...workspaceQuery.shape,
});
export type HighlightBody = z.output<typeof highlightBody>;

export const highlightParams = z.object({ highlightId: rowIdField() });

export const highlightChange = z
  .object({ version: versionField, colour: colour.optional(), label: label.optional() })
  .refine(
    (change) => change.colour !== undefined || change.label !== undefined,
    "Name what is to change: colour or label.",
  );
export type HighlightChange = z.output<typeof highlightChange>;

export const highlightSchema = z.object({
  id: z.string(),
  reference: z.string(),
  osis: z.string(),
  /** 1…31,102 */
  canonicalOrder: z.number().int(),
  colour,
  label: z.string(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type HighlightResponse = z.output<typeof highlightSchema>;
/** The marks that now stand on the passage. */
export const highlightsResponse = z.array(highlightSchema);
export const highlightListResponse = z.array(
  highlightSchema.extend({
    translation: z.string(),
    /** Empty where the translation does not print the verse. */
    text: z.string(),
    ...editionLanguageFields,
  }),
);

const SHOW = "show is notes or verses.";
export const noteListQuery = z.object({
  ...workspaceQuery.shape,
  ...listQuery.shape,
  ...filters,
  /** notes: verses with a note; verses: all that were saved. */
  show: z.enum(["notes", "verses"], SHOW).default("notes"),
  /** Searched for in notes, without regard to case. */
  q: lineField("q", { max: 200 }).optional(),
});
export type NoteListQuery = z.output<typeof noteListQuery>;

/** A verse in one of the visitor's collections, with the collection's name. */
const noteSchema = collectionVerseSchema.extend({ collectionTitle: z.string() });
export type NoteResponse = z.output<typeof noteSchema>;
export const noteListResponse = z.array(noteSchema);

/** Saves a verse, with a note or without one. */
export const noteBody = z.object({
  reference,
  translation,
  note: optionalText("note", 10_000),
  /** Of the saved verse whose note was seen: needed to write over a note that is there. */
  version: versionField.optional(),
  /** Where there is another note by now: keep both instead of refusing. */
  keepBoth: flagField("keepBoth").optional(),
  ...workspaceQuery.shape,
});
export type NoteBody = z.output<typeof noteBody>;
