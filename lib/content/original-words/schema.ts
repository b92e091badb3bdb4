import { z } from "zod";
import { itemId, list, words } from "../schema";

/**
 * A Hebrew, Aramaic or Greek word that readers know by its sound and search for, told in the site's
 * own words.
 */
export const originalWordSchema = z.strictObject({
  id: itemId,
  /** As it is mostly written with our letters. */
  word: words,
  /** Other spellings, lower case. */
  askedAs: list,
  language: z.enum(["Hebrew", "Aramaic", "Greek"]),
  /** In its own letters; Hebrew with vowels where they are sure. */
  script: words,
  /** Its entries in Strong’s dictionaries, the word itself first, then its kin told here as well. */
  lexemes: z.array(z.string().regex(/^[GH][1-9]\d*$/)).min(1),
  /** What it means, two or three sentences. */
  meaning: words,
  /** Where it stands, the best known first; `why` says what the verse shows. */
  verses: z
    .array(z.strictObject({ reference: words, why: words }))
    .min(2)
    .max(4),
});
export type OriginalWord = z.infer<typeof originalWordSchema>;
