import { z } from "zod";
import { BOOK_IDS } from "@/lib/bible/canon";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { verseLayout } from "@/lib/bible/schema";

const translation = z.enum(TRANSLATION_CODES);
const book = z.enum(BOOK_IDS);
const sha256 = z.string().regex(/^[\da-f]{64}$/);

export const keptListParams = z.object({ translation });
export const keptBookParams = z.object({ translation, book });

/** What a browser checks a kept translation against. */
export const keptListResponse = z.object({
  translation,
  /**
   * SHA-256 of the whole text, the table's own: of a line for each verse, in canonical order: OSIS
   * id, tab, text, line feed.
   */
  checksum: sha256,
  books: z.array(
    z.object({
      book,
      /** What fetching the book takes, compressed. */
      bytes: z.number().int(),
      /** Of the book's answer as it is when unpacked. */
      sha256,
    }),
  ),
});
export type KeptListResponse = z.infer<typeof keptListResponse>;

/** A book to keep: canonicalOrder, text and layout of each verse that is printed. */
export const keptBookResponse = z.object({
  translation,
  book,
  verses: z.array(z.tuple([z.number().int(), z.string(), verseLayout])),
});

const pages = z.object({
  pages: z.array(z.string()),
  /** What fetching all of them takes, compressed, as nearly as it is known. */
  bytes: z.number().int(),
});
/** The pages of guides and answers that a browser may keep. */
export const keptStudiesResponse = z.object({ guides: pages, answers: pages });
export type KeptStudiesResponse = z.infer<typeof keptStudiesResponse>;
