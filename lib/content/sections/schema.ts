import { z } from "zod";
import { words } from "../schema";

/**
 * A pericope: where it stands, and its people, things and numbers in everyday words beside those of
 * the translations. Words to find passages by, never shown to a visitor. A file holds those of one
 * book.
 */
export const sectionSchema = z.strictObject({
  passage: words,
  /** Its people, things and numbers, for matching words. */
  words,
});
export type Section = Readonly<z.infer<typeof sectionSchema>>;
